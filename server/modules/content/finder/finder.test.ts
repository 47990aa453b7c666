import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { builtInId } from '#schemas/content/system-pages.ts';
import { aPage, createEditor, type EditorClient, toyEntry } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** The shop's cart, in its two languages. */
const screenPath = (path: string, locale: Locale) => {
  if (!['/kosarica', '/cart'].includes(path)) return null;
  return locale === 'hr' ? '/kosarica' : '/cart';
};
const SETTINGS = { entry: { ...toyEntry, screenPath } };

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test);
  await sell(
    test.app,
    aProduct({ id: 1, slug: 'krema', names: { hr: 'Krema za lice' } }),
    aProduct({ id: 2, slug: 'skrivena', visible: false }),
  );
  const titles = { hr: 'Njega' };
  const term = await test.services.blog.addTerm({
    siteId: 1,
    type: 'category',
    slug: 'njega',
    titles,
    position: 1,
  });
  const post = { siteId: 1, titles, excerpts: {}, bodies: {}, mediaId: null, termIds: [term] };
  await test.services.blog.addPost({ ...post, slug: 'njega-zimi', publishedAt: new Date(0) });
  await test.services.blog.addPost({ ...post, slug: 'skica', publishedAt: null });
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/${url}`,
    headers: { ...test.headers, ...headers },
    payload,
  });
const decide = async (...params: string[]) => (await post('finder/decide', { params })).json().data;

async function publish(slug: string) {
  const page = await ema.create(aPage({ slug, meta: { title: `Stranica ${slug}` } }));
  await ema.publish(page.id);
  return page;
}

describe('the decision on a path', () => {
  it.each([
    [['product', 'krema'], { type: 'product', id: 1, slug: 'krema' }],
    [['shop', 'product', 'krema'], { type: 'product', id: 1, slug: 'krema' }],
    [['de', 'produkt', 'krema'], { type: 'product', id: 1, slug: 'krema' }],
    [['shop', 'lice'], { type: 'category', id: 1, slug: 'lice' }],
    [['objave', 'njega'], { type: 'term', id: 1, slug: 'njega' }],
    [['en', 'blog', 'njega'], { type: 'term', id: 1, slug: 'njega' }],
    [['njega-zimi'], { type: 'post', id: 1, slug: 'njega-zimi' }],
    [['product', 'skrivena'], { type: 'notFound', id: null }],
    [['skica'], { type: 'notFound', id: null }],
    [['nema'], { type: 'notFound', id: null }],
    [['dogadjaj', '7'], { type: 'notFound', id: null }],
    [['a', 'b', 'c', 'd'], { type: 'notFound', id: null }],
    [['a\u0000b'], { type: 'notFound', id: null }],
    [["'; drop table element; --"], { type: 'notFound', id: null }],
    // A screen that the shop has no page for shows the one that comes with the product.
    [[], { type: 'page', id: builtInId('home') }],
    [['kosarica'], { type: 'page', id: builtInId('cart'), slug: 'kosarica' }],
    [['naslovnica'], { type: 'notFound', id: null }],
  ])('%j is %o', async (params, decision) => {
    expect(await decide(...params)).toMatchObject(decision);
  });

  it('gives the page itself, and the page before a post of that slug', async () => {
    const page = await publish('njega-zimi');

    expect(await decide('njega-zimi')).toMatchObject({
      type: 'page',
      id: page.id,
      page: { id: page.id, status: 'published', parts: [{ id: 'hero' }] },
    });
  });

  it('leads from the slug of the home page to its address', async () => {
    await publish('naslovnica');
    await test.services.site.saveOption(1, 'HomePageSlug', 'naslovnica');

    expect(await decide('naslovnica')).toMatchObject({ type: 'notFound', redirect: '/' });
    expect(await decide('en', 'naslovnica')).toMatchObject({ redirect: '/en' });
    expect(await decide()).toMatchObject({ type: 'page', slug: 'naslovnica' });
  });

  it('shows drafts to editors who want to edit, and to nobody else', async () => {
    await ema.create(aPage({ slug: 'u-izradi' }));
    const asked = { params: ['u-izradi'], editPage: true };

    const editor = await ema.send('POST', '/finder/decide', asked);
    const guest = await post('finder/decide', asked);

    expect(editor.json().data).toMatchObject({ type: 'page', slug: 'u-izradi' });
    expect(guest.json().data).toMatchObject({ type: 'notFound' });
  });
});

describe('a path that was left', () => {
  const change = (table: 'product' | 'post', id: number, slug: string) =>
    test.database.db.updateTable(table).set({ slug }).where('id', '=', id).execute();

  it('leads to where its product stands now, in one step and in every language', async () => {
    await change('product', 1, 'krema-za-lice');
    await change('product', 1, 'krema-za-suho-lice');

    const redirect = '/product/krema-za-suho-lice';
    expect(await decide('product', 'krema')).toMatchObject({ type: 'notFound', redirect });
    expect(await decide('product', 'krema-za-lice')).toMatchObject({ redirect });
    expect(await decide('shop', 'product', 'krema')).toMatchObject({ redirect });
    expect(await decide('de', 'produkt', 'krema')).toMatchObject({
      redirect: '/de/produkt/krema-za-suho-lice',
    });
  });

  it('belongs to what stands there now', async () => {
    await change('product', 1, 'nova-krema');
    await test.database.db
      .updateTable('product')
      .set({ slug: 'krema', visible: true })
      .where('id', '=', 2)
      .execute();

    expect(await decide('product', 'krema')).toMatchObject({ type: 'product', id: 2 });

    await change('product', 2, 'krema-druga');
    await change('product', 1, 'krema');
    expect(await decide('product', 'krema')).toMatchObject({ type: 'product', id: 1 });
    expect(await decide('product', 'krema-druga')).toMatchObject({ type: 'product', id: 2 });
  });

  it('leads nowhere when its thing is not public any more', async () => {
    await change('product', 2, 'jos-skrivenija');
    await change('post', 1, 'zimska-njega');
    await test.database.db.deleteFrom('post').where('id', '=', 1).execute();

    expect(await decide('product', 'skrivena')).toEqual({
      type: 'notFound',
      id: null,
      slug: 'skrivena',
    });
    expect(await decide('njega-zimi')).toEqual({ type: 'notFound', id: null, slug: 'njega-zimi' });
  });

  it('leads to the new address of a page, and home when the page is home', async () => {
    const page = await publish('stari-savjeti');
    const moved = await ema.draft(page.id);
    await ema.send('PUT', `/element/update/${page.id}`, {
      ...aPage({ slug: 'novi-savjeti' }),
      rev: moved.rev,
    });
    expect(await decide('stari-savjeti')).toMatchObject({ type: 'page' });

    await ema.publish(page.id);
    expect(await decide('stari-savjeti')).toMatchObject({ redirect: '/novi-savjeti' });
    expect(await decide('en', 'stari-savjeti')).toMatchObject({ redirect: '/en/novi-savjeti' });

    await test.services.site.saveOption(1, 'HomePageSlug', 'novi-savjeti');
    expect(await decide('stari-savjeti')).toMatchObject({ redirect: '/' });
  });

  it('is known on its own site only', async () => {
    const other = await addSecondSite(test);
    await change('product', 1, 'krema-za-lice');
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/finder/decide',
      headers: other,
      payload: { params: ['product', 'krema'] },
    });

    expect(response.json().data).toEqual({ type: 'notFound', id: null, slug: 'krema' });
  });
});

describe('the search for link targets', () => {
  const search = async (payload: object) => ema.send('POST', '/finder/searchSlugs', payload);

  it('finds every kind by its words', async () => {
    await publish('njega-kose');

    const response = await search({ keywords: 'njega', categories: ['page', 'post', 'term'] });

    expect(response.json().data).toEqual({
      records: [
        { type: 'page', id: 1, title: 'Stranica njega-kose', slug: 'njega-kose' },
        { type: 'post', id: 1, title: 'Njega', slug: 'njega-zimi' },
        { type: 'term', id: 1, title: 'Njega', slug: 'njega' },
      ],
      totalPages: 1,
      totalRecords: 3,
      page: 1,
      limit: 3,
    });
  });

  it('finds products and categories, within the limit', async () => {
    const response = await search({ keywords: '', categories: ['product', 'category'], limit: 1 });

    expect(response.json().data.records).toMatchObject([{ type: 'product', slug: 'krema' }]);
  });

  it('without words says how many there are of the kinds, however few are asked for', async () => {
    const categories = ['product', 'category', 'post', 'term'];
    const all = (await search({ keywords: '', categories })).json().data.records.length;

    const { data } = (await search({ keywords: '', categories, limit: 1 })).json();

    expect(all).toBeGreaterThan(1);
    expect(data.records).toHaveLength(1);
    expect([data.totalRecords, data.totalPages]).toEqual([all, all]);
  });

  it('needs at least one kind', async () => {
    expect((await search({ keywords: 'njega', categories: [] })).statusCode).toBe(400);
  });

  it('is for editors', async () => {
    const response = await post('finder/searchSlugs', { keywords: '', categories: ['page'] });

    expect(response.statusCode).toBe(401);
  });
});

describe('the check of links', () => {
  const check = async (...paths: string[]) =>
    (await ema.send('POST', '/finder/checkPaths', { paths })).json();

  it('names each path once on which shoppers find nothing', async () => {
    await publish('o-nama');
    await ema.create(aPage({ slug: 'u-izradi' }));

    const { data } = await check(
      '/o-nama',
      '/o-nama?a=1#tim',
      '/de/produkt/krema',
      '/kosarica',
      '/u-izradi',
      '/product/skrivena',
      '/nema',
      '/nema',
    );

    expect(data).toEqual({ missing: ['/u-izradi', '/product/skrivena', '/nema'] });
  });

  it('lets a path through that an editor sends elsewhere', async () => {
    await publish('o-nama');
    await test.services.redirects.add(
      { siteId: 1, accountId: null },
      { from: '/staro', to: '/o-nama' },
    );

    expect((await check('/staro')).data.missing).toEqual([]);
  });

  it('is for editors, and bounded', async () => {
    expect((await post('finder/checkPaths', { paths: [] })).statusCode).toBe(401);
    const paths = Array.from({ length: 301 }, (_, index) => `/${index}`);
    const { statusCode } = await ema.send('POST', '/finder/checkPaths', { paths });
    expect(statusCode).toBe(400);
  });
});

describe('the address in another language', () => {
  const ask = (payload: object) => post('finder/getUrlOnLanguage', payload);

  it.each([
    [{ type: 'product', id: 1, languageCode: 'de' }, '/de/produkt/krema'],
    [{ type: 'product', id: 1, languageCode: 'hr' }, '/product/krema'],
    [{ type: 'term', id: 1, languageCode: 'en' }, '/en/blog/njega'],
    [{ path: '/objave/njega', languageCode: 'en' }, '/en/blog/njega'],
    [{ path: '/en/blog/njega', languageCode: 'hr' }, '/objave/njega'],
    [{ path: '/', languageCode: 'en' }, '/en'],
    [{ path: '/en/savjeti', languageCode: 'de' }, '/de/savjeti'],
    [{ path: '/kosarica?vrati=1#dno', languageCode: 'en' }, '/en/cart?vrati=1#dno'],
    [{ path: '/shop/product/krema?boja=1,2', languageCode: 'de' }, '/de/produkt/krema?boja=1,2'],
    [{ path: '/en/njega-zimi', languageCode: 'de' }, '/de/njega-zimi'],
  ])('of %o is %s', async (payload, url) => {
    const home = await publish('naslovnica');
    await publish('savjeti');
    await test.services.site.saveOption(1, 'HomePageSlug', home.slug);

    expect((await ask(payload)).json()).toEqual({ data: { url } });
  });

  it.each(['/nema', '/en/nema', '/product/nema', '/objave/nema', '/skica', '/a/b/c/d'])(
    'of %s, where nothing stands, is not found',
    async (path) => {
      const response = await ask({ path, languageCode: 'en' });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    },
  );

  it.each([
    '//zlo.test',
    '/\\zlo.test',
    'https://zlo.test',
    '/a/../b',
    '/%2f',
    '/a\ud800',
    'x',
    '',
  ])('refuses the path %j', async (path) => {
    const response = await ask({ path, languageCode: 'hr' });

    expect(response.statusCode).toBe(400);
  });

  it('is there only in languages of the site', async () => {
    await test.services.site.saveOption(1, 'AllowedLanguages', 'hr,en');

    expect((await ask({ path: '/savjeti', languageCode: 'de' })).statusCode).toBe(404);
    expect((await ask({ type: 'product', id: 1, languageCode: 'de' })).statusCode).toBe(404);
    expect((await ask({ type: 'product', id: 999, languageCode: 'en' })).statusCode).toBe(404);
  });

  it('of a published page is its own slug, of a draft there is none', async () => {
    const page = await publish('savjeti');
    const draft = await ema.create(aPage({ slug: 'skica-stranice' }));

    const found = await ask({ type: 'page', id: page.id, languageCode: 'en' });
    const none = await ask({ type: 'page', id: draft.id, languageCode: 'en' });

    expect(found.json()).toEqual({ data: { url: '/en/savjeti' } });
    expect(none.statusCode).toBe(404);
  });

  it('of nothing is a missing parameter', async () => {
    const response = await ask({ languageCode: 'en' });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: 'QUERY_PARAMETERS_MISSING' } });
  });
});

describe('reports of paths that led nowhere', () => {
  const report = (path: string) => post('redirect/addFailedRequest', { path });
  const rows = () =>
    test.database.db
      .selectFrom('failed_request')
      .select(['path', 'hits'])
      .orderBy('path')
      .execute();

  it('are counted, without query and control characters', async () => {
    await report('/stara-stranica?token=tajna#x');
    await report('/stara-stranica');
    await report('/<script>\u0000\u202e');
    await test.services.failedRequests.flush();
    await report('/stara-stranica');
    await test.services.failedRequests.flush();

    expect(await rows()).toEqual([
      { path: '/<script>', hits: 1 },
      { path: '/stara-stranica', hits: 3 },
    ]);
  });

  it('have a length and a rate', async () => {
    expect((await report(`/${'a'.repeat(500)}`)).statusCode).toBe(400);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await report('/a')).statusCode);

    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the sitemap', () => {
  it('names what is public in every language, and nothing else', async () => {
    await publish('savjeti');
    const hidden = { ...aPage({ slug: 'interno' }), meta: { seo: { noindex: true } } };
    await ema.publish((await ema.create(hidden)).id);
    const closed = { ...aPage({ slug: 'zatvoreno' }), options: { requiresLogin: true } };
    await ema.publish((await ema.create(closed)).id);
    await ema.create(aPage({ slug: 'u-izradi' }));
    await publish('naslovnica');
    await test.services.site.saveOption(1, 'HomePageSlug', 'naslovnica');

    const { payload } = await test.app.inject({ url: '/sitemap.xml' });

    const paths = [...payload.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, p]) => p);
    expect(paths.filter((path) => !/^\/(en|de)\b/.test(path ?? ''))).toEqual([
      '/',
      '/savjeti',
      '/shop',
      '/objave',
      '/product/krema',
      '/shop/lice',
      '/njega-zimi',
      '/objave/njega',
    ]);
    expect(paths).toContain('/de/produkt/krema');
  });

  it('names pages of screens by their path in each language, where no redirect leads on', async () => {
    await publish('kosarica');

    const [cart] = await test.services.finder.sitemap(
      (await test.services.directory.contextOf(1)).site,
      ['page'],
    );

    const paths = Object.fromEntries(cart?.paths.map(({ locale, path }) => [locale, path]) ?? []);
    expect(paths).toMatchObject({ hr: '/kosarica', en: '/en/cart' });
  });

  it('leaves out the kinds that the shop switched off (ROUTE-17)', async () => {
    await publish('savjeti');
    await test.services.site.saveOption(1, 'SiteMapOptions', { products: false, posts: false });

    const { payload } = await test.app.inject({ url: '/sitemap.xml' });

    expect(payload).toContain('/savjeti<');
    expect(payload).toContain('/shop/lice<');
    expect(payload).not.toContain('/product/');
    expect(payload).not.toContain('/njega-zimi<');
    await test.services.site.saveOption(1, 'SiteMapOptions', 'nonsense');
    expect((await test.app.inject({ url: '/sitemap.xml' })).payload).toContain('/product/krema<');
  });

  it('names the public screens that come with the product, where they are shown', async () => {
    await publish('savjeti');
    const hidden = { ...aPage({ slug: 'shop' }), meta: { seo: { noindex: true } } };
    await ema.publish((await ema.create(hidden)).id);

    const addresses = await test.services.finder.sitemap(
      (await test.services.directory.contextOf(1)).site,
      ['page'],
    );

    expect(addresses.map(({ paths }) => paths[0]?.path)).toEqual(['/savjeti', '/', '/objave']);
  });
});
