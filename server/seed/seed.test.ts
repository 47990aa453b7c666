import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import { filterPosts } from '#schemas/api/blog.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import { filterCategories } from '#schemas/api/categories.ts';
import { CONSENT_FORMS } from '#schemas/api/consents.ts';
import { mediaTag } from '#schemas/media.ts';
import { createTestApp, fakeEntry, type TestApp } from '#tests/support/test-app.ts';
import { beginShop } from './index.ts';
import { createSampleLookup } from './sample-data.repository.ts';
import { sampleAccounts } from './site/accounts.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'izlog-seed-'));
let testApp: TestApp;

const seedSample = (shop: TestApp) =>
  beginShop(shop, { preset: 'bonaca', accounts: sampleAccounts });

beforeAll(async () => {
  const content = createContentRules(createRegistry(allBlocks));
  testApp = await createTestApp({ config: { dataDir }, entry: { ...fakeEntry, content } });
  await interruptedSeed();
  await seedSample(testApp);
});

/** A first start that is killed before the last pages are stored. */
async function interruptedSeed() {
  const { content } = testApp.services;
  const { create } = content;
  let left = 9;
  content.create = (...input) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : create(...input);
  };
  await expect(seedSample(testApp)).rejects.toThrow('killed');
  content.create = create;
}

afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function post(url: string, payload: object) {
  const response = await testApp.app.inject({
    method: 'POST',
    url,
    headers: testApp.headers,
    payload,
  });
  return response.json().data;
}

const count = async (table: 'media' | 'product' | 'post' | 'account') =>
  (await testApp.app.db.selectFrom(table).select('id').execute()).length;

describe('the sample shop', () => {
  it('is whole after a start that was interrupted, with nothing twice', async () => {
    expect(await count('media')).toBe(117);
    expect(await count('post')).toBe(8);
    expect(await count('account')).toBe(3);
    const elements = await createSampleLookup(testApp.app.db, 1).elements();
    const names = elements.map(({ type, handler, slug, title }) =>
      [type, handler, slug, title].join(),
    );
    expect(elements.length).toBeGreaterThan(17);
    expect(new Set(names).size).toBe(names.length);
  });

  it('goes with its posts, an event and own pictures under a hashtag', async () => {
    const get = async (url: string) =>
      (await testApp.app.inject({ url: `/api/v1/${url}`, headers: testApp.headers })).json().data;
    const { site } = await testApp.services.directory.contextOf(1);

    const { records: posts } = await post('/api/v1/post/filterStandard', { limit: 0 });
    const related: number[] = [];
    for (const { slug } of posts) {
      const { relatedEntities } = await get(`post/get/${slug}`);
      related.push(relatedEntities[0]?.connectedProduct.data.items.length ?? 0);
    }
    const event = await get('event/web/get/1');
    const { records: pictures } = await get('social/hashtag/bonacanjega');

    expect(Math.min(...related)).toBeGreaterThanOrEqual(4);
    expect(event).toMatchObject({ media: { id: 86 }, eventAttendees: 36 });
    expect(event.title).toContain('Dan zdrave kože');
    expect(pictures).toHaveLength(6);
    for (const { image, link } of pictures) {
      expect(image.path).toMatch(/^\/media\//);
      expect(await testApp.services.finder.decide(site, link)).toMatchObject({ type: 'post' });
    }
    expect(await testApp.app.db.selectFrom('event').select('id').execute()).toHaveLength(1);
  });

  it('shows at least forty products with brand, price and picture', async () => {
    const { records, totalRecords } = await post('/api/v1/product/web/filter', { limit: 0 });

    expect(totalRecords).toBe(51);
    for (const product of records as Product[]) {
      expect(product.brand.name).not.toBe('');
      expect(product.finalPrice).toBeGreaterThan(0);
      expect(product.media.length).toBeGreaterThan(0);
      expect(product.categories.length).toBeGreaterThan(0);
    }
  });

  it('has reduced, new, best-selling, configurable and sold out products', async () => {
    const { records } = await post('/api/v1/product/web/filter', { limit: 0 });
    const products = records as Product[];
    const tagged = (id: number) => products.filter(({ tags }) => tags.some((tag) => tag.id === id));

    expect(products.filter(({ discount }) => discount).length).toBeGreaterThan(6);
    expect(tagged(1).length).toBeGreaterThan(5);
    expect(tagged(2).length).toBeGreaterThan(8);
    expect(tagged(53).length).toBeGreaterThan(1);
    expect(products.filter(({ configurable }) => configurable)).toHaveLength(7);
    expect(products.filter(({ available }) => !available)).toHaveLength(3);
  });

  it('sells the delivery fee and the wrapping, but lists neither', async () => {
    const { saleCatalog } = testApp.services;
    const place = { siteId: 1, storeId: 1, currencyId: 1 };
    const hidden = await saleCatalog.products(testApp.app.db, place, [43657, 21029]);

    expect(hidden.get(43657)).toMatchObject({ retailCents: 150, visible: false });
    expect(hidden.get(21029)).toMatchObject({ visible: false });
    const listed = await post('/api/v1/product/web/filter', {
      filters: [{ key: 'id', value: '43657,21029' }],
    });
    expect(listed.records).toEqual([]);
  });

  it('speaks three languages in every description, and warns where the law wants it', async () => {
    const rows = await testApp.app.db
      .selectFrom('product')
      .select(['id', 'descriptions', 'notices'])
      .where('visible', '=', true)
      .execute();
    const languages = (texts: object) => Object.keys(texts).sort();

    for (const { id, descriptions } of rows) {
      expect([id, languages(descriptions)]).toEqual([id, ['de', 'en', 'hr']]);
    }
    const warned = rows.filter(({ notices }) => languages(notices).length > 0);
    expect(warned.map(({ id }) => id).sort((a, b) => a - b)).toEqual([
      13, 29, 30, 32, 33, 34, 35, 36, 47, 48, 49,
    ]);
    const supplement = warned.find(({ id }) => id === 36);
    expect(supplement?.notices).toMatchObject({
      hr: expect.stringContaining('Dodatak prehrani'),
      en: expect.stringContaining('Food supplement'),
      de: expect.stringContaining('Nahrungsergänzungsmittel'),
    });
  });

  it('has shades, scents and sizes to choose, bundles, a service and a gift card', async () => {
    const get = async (slug: string) => {
      const response = await testApp.app.inject({
        url: `/api/v1/product/web/get?slug=${slug}`,
        headers: testApp.headers,
      });
      return response.json().data;
    };

    expect(await get('solenta-balzam-za-usne-spf-20')).toMatchObject({
      associatedProductsAttributes: [{ attributeCode: 'shade', values: { length: 4 } }],
      associatedProducts: { length: 4 },
    });
    expect(await get('moreva-sol-za-kupanje')).toMatchObject({
      associatedProductsAttributes: [{ attributeCode: 'size', values: { length: 2 } }],
      associatedProducts: [{ finalPrice: 9.9 }, { finalPrice: 19.9, unitPrice: null }],
    });
    expect(await get('solenta-paket-zastita-od-sunca')).toMatchObject({
      available: true,
      bundles: [{ product: 30 }, { product: 47 }, { product: { id: 32 } }, { product: 31 }],
    });
    expect(await get('poklon-bon-50')).toMatchObject({
      format: 'eProduct',
      customOptions: { length: 4 },
    });
    expect(await get('bonaca-savjetovanje-o-njezi-koze')).toMatchObject({
      type: 'service',
      available: true,
      brand: { manufacturer: expect.stringContaining('Zadar') },
    });
  });

  it('is filtered by what its products are made of', async () => {
    const facets = await post('/api/v1/product/layered/navigation', {});

    expect(facets.map((facet: { attributeCode: string }) => facet.attributeCode)).toEqual([
      ...['finalPrice', 'brand', 'skin_type', 'ingredient', 'spf', 'net_amount', 'vegan'],
      ...['fragrance_free', 'size', 'scent'],
    ]);
  });

  it('keeps the ids that examples of blocks count on', async () => {
    const media = await testApp.services.media.byIds(1, [1, 86, 99], 'en');

    expect(media[1]).toMatchObject({
      originalName: 'serum-vitamin-c-30ml.webp',
      description: 'Jadraderm Vitamin C serum 15%, on a light studio backdrop',
    });
    expect(media[99]).toMatchObject({ mime: 'image/svg+xml' });
    const file = await testApp.app.inject({ url: media[86]?.path ?? '' });
    expect(file.statusCode).toBe(200);
  });

  it('lets editors add to it: new records continue after its ids', async () => {
    const intake = testApp.services.media.startIntake(1);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
    await intake.add({ bytes: Buffer.from(drawing), originalName: 'novi.svg' });
    const [media] = await intake.commit();
    const product = await testApp.app.db
      .insertInto('product')
      .values({ site_id: 1, slug: 'novi', sku: 'N', visible: false, stock: 1, names: '{"hr":"N"}' })
      .returning('id')
      .executeTakeFirstOrThrow();

    expect(media?.id).toBe(118);
    expect(product.id).toBe(43658);
  });

  it('opens to its accounts', async () => {
    const login = (username: string, password: string) =>
      post('/api/v1/login', { username, password, apiKey: testApp.headers['apikey'] });

    expect((await login('urednik@izlog.test', 'Urednik#1')).user.scope).toBe('backoffice');
    expect((await login('urednica@izlog.test', 'Urednica#1')).user.scope).toBe('backoffice');
    expect((await login('kupac@izlog.test', 'Kupac#123')).user.scope).toBe('web');
  });

  it('has a public home page with header, footer and cookie notice', async () => {
    const ctx = await testApp.services.directory.contextOf(1);
    const statics = await testApp.services.content.publishedStatics(ctx.site, 'hr', [
      'header-section',
      'footer-section',
      'cookie-section',
    ]);

    expect(ctx.site.name).toBe('Bonaca');
    expect(statics).toHaveLength(3);
    expect(await testApp.services.content.requirePage(1, 'naslovnica')).toMatchObject({
      status: 'published',
      parts: expect.arrayContaining([expect.objectContaining({ role: 'child', block: 'hero' })]),
    });
  });

  it('ties a page to every picture that its lists show', async () => {
    const tags = new Set<string>();
    const api = testApp.app.localApi(await testApp.services.directory.contextOf(1), tags);

    const [products, categories, posts] = [
      await api.get(filterProducts, { body: { limit: 4 } }),
      await api.get(filterCategories, { body: { tree: true } }),
      await api.get(filterPosts, { body: { limit: 2 } }),
    ];

    const images = [
      ...products.records.flatMap(({ media }) => media),
      ...categories.records.flatMap(({ image }) => image ?? []),
      ...posts.records.flatMap(({ media }) => media ?? []),
    ];
    expect(images.length).toBeGreaterThan(8);
    for (const { id } of images) expect(tags).toContain(mediaTag(id));
  });

  it('has the options of the specification (SITE-09)', async () => {
    const { records } = await post('/api/v1/option/filter', {});
    const keys = records.map((option: { key: string }) => option.key);

    expect(keys).toEqual(
      expect.arrayContaining([
        'HomePageSlug',
        'DefaultLanguage',
        'AllowedLanguages',
        'ThemeNavigations',
        'Logo',
        'CopyrightText',
        'NumberOfStars',
        'CanCommentOnBlog',
        'CanAddReviews',
        'RequireAdminPublishing',
        'OneUserOneComment',
        'UserCanEditComment',
        'RequireRatingForComment',
        'RequireCommentForRating',
        'AnonymousCanMultipleReview',
        'AutoGenerateSiteMap',
        'SiteMapOptions',
        'DefaultProductTemplate',
        'CookieNotice',
        'CacheEnabled',
        'ContactRecipients',
      ]),
    );
  });

  it('asks for consents in every form', async () => {
    const { records } = await post('/api/v1/gdpr/web/consent/filter', {});
    expect(records).toHaveLength(4);

    for (const assigned_to of CONSENT_FORMS) {
      const form = await post('/api/v1/gdpr/web/consent/filter', { assigned_to });
      expect(form.records.length).toBeGreaterThan(0);
    }
    const register = await post('/api/v1/gdpr/web/consent/filter', { assigned_to: 'registerForm' });
    expect(register.requiredConsents).toHaveLength(1);
  });

  it('has coupons, member cards, and ways of delivery and payment with their codes', async () => {
    const { db } = testApp.app;
    const coupons = await db.selectFrom('coupon').select('code').execute();
    const cards = await db.selectFrom('member_card').select('barcode').execute();
    const codesOf = async (table: 'delivery_method' | 'payment_method') =>
      (await db.selectFrom(table).select('code').orderBy('position').execute()).map(
        ({ code }) => code,
      );
    const branches = await db
      .selectFrom('delivery_branch')
      .innerJoin('delivery_method', 'delivery_method.id', 'delivery_branch.method_id')
      .select('delivery_branch.name')
      .where('delivery_method.code', '=', 15)
      .execute();

    expect(coupons).toHaveLength(2);
    expect(cards.map(({ barcode }) => barcode)).toContain('3850000001234');
    expect(await codesOf('delivery_method')).toEqual([1, 2, 15, 5, 20]);
    expect(await codesOf('payment_method')).toEqual([12, 3, 5, 20]);
    expect(branches).toHaveLength(2);
  });

  it('has a customer with orders, points, wishes and an address', async () => {
    const { db } = testApp.app;
    const orders = await db
      .selectFrom('shop_order')
      .innerJoin('account', 'account.id', 'shop_order.account_id')
      .select(['number', 'invoice_number', 'status', 'payment_status', 'total_cents', 'tax_groups'])
      .where('account.email', '=', 'kupac@izlog.test')
      .orderBy('shop_order.id')
      .execute();
    const login = await post('/api/v1/login', {
      username: 'kupac@izlog.test',
      password: 'Kupac#123',
      apiKey: testApp.headers['apikey'],
    });
    const loyalty = await testApp.app.inject({
      url: '/api/v1/user/web/loyalty',
      headers: { ...testApp.headers, accesstoken: login.tokens.accessToken },
    });
    const wishes = await db.selectFrom('wish').select('product_id').execute();

    expect(orders.map(({ status, payment_status }) => [status, payment_status])).toEqual([
      ['active', 'paid'],
      ['cancelled', 'failed'],
      ['active', 'paid'],
      ['pending', 'open'],
    ]);
    for (const { tax_groups, total_cents } of orders) {
      expect(tax_groups.reduce((sum, group) => sum + group.grossCents, 0)).toBe(total_cents);
    }
    expect(orders.map(({ invoice_number }) => invoice_number !== null)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    for (const figure of Object.values(loyalty.json().data)) expect(figure).toBeGreaterThan(0);
    expect(login.user.memberCardBarcode).toBe('3850000001234');
    expect(login.user.addresses).toMatchObject([{ type: 'main', city: 'Split' }]);
    expect(wishes.length).toBeGreaterThan(0);
  });

  it('is not loaded a second time, nor into a shop of somebody else', async () => {
    await testApp.app.db.deleteFrom('post').execute();

    await seedSample(testApp);

    expect(await count('post')).toBe(0);
  });
});
