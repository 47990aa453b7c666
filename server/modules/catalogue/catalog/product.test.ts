import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CatalogImport } from '#server/seed/catalog/catalog-import.repository.ts';
import { importCatalog } from '#server/seed/catalog/catalog-import.repository.ts';
import { aProduct } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
});

const SHOP: CatalogImport = {
  siteId: 1,
  currencyId: 1,
  brands: [
    { slug: 'moreva', name: 'Moreva', manufacturer: 'Moreva d.o.o., Pag', contact: 'a@b.hr' },
  ],
  tags: [{ id: 1, names: { hr: 'NOVO' } }],
  categories: [{ slug: 'usne', names: { hr: 'Usne', en: 'Lips', de: 'Lippen' } }],
  attributes: [
    {
      code: 'shade',
      labels: { hr: 'Nijansa', en: 'Shade' },
      type: 'visualSwatch',
      values: [
        { key: 'rose', labels: { hr: 'Ruža', en: 'Rose' }, color: '#d98f97', shopDefault: true },
        { key: 'coral', labels: { hr: 'Koralj', en: 'Coral' }, color: '#e8866b' },
        { key: 'plum', labels: { hr: 'Šljiva' } },
      ],
    },
    { code: 'spf', labels: { hr: 'SPF' }, type: 'numberField' },
    { code: 'vegan', labels: { hr: 'Vegansko', en: 'Vegan' }, type: 'yesNo' },
  ],
  products: [
    aProduct({
      id: 1,
      slug: 'balzam',
      sku: 'B-1',
      format: 'configurable',
      stock: null,
      names: { hr: 'Balzam', en: 'Balm' },
      descriptions: { hr: 'Opis', en: 'Description' },
      notices: { hr: 'Pročitajte' },
      categories: ['usne'],
      tagIds: [1],
      attributes: { spf: 20, vegan: false },
      variantAttributes: ['shade'],
      options: [
        {
          kind: 'dropdown',
          titles: { hr: 'Pretplata', en: 'Subscription' },
          required: true,
          values: [{ labels: { hr: 'Mjesečno' }, sku: 'SUB-1', cents: -100 }],
        },
        { kind: 'numberField', titles: { hr: 'Godina' } },
        { kind: 'textField', titles: { hr: 'Posveta' }, maxLength: 40 },
      ],
    }),
    aProduct({
      id: 101,
      mainProductId: 1,
      slug: 'balzam-ruza',
      visible: false,
      attributes: { shade: ['rose'] },
    }),
    aProduct({
      id: 102,
      mainProductId: 1,
      slug: 'balzam-koralj',
      visible: false,
      stock: 0,
      attributes: { shade: ['coral'] },
    }),
    aProduct({
      id: 2,
      slug: 'krema',
      cents: 2490,
      reducedCents: 1990,
      membershipCents: 1800,
      net: { amount: 50, unit: 'ml' },
      related: [1],
    }),
    aProduct({
      id: 3,
      slug: 'paket',
      format: 'bundle',
      stock: null,
      members: [
        { id: 2, qty: 2 },
        { id: 1, qty: 1 },
      ],
    }),
    aProduct({ id: 43657, slug: 'naknada', visible: false, type: 'service', stock: null }),
  ],
};

const get = (query: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({
    url: `/api/v1/product/web/get${query}`,
    headers: { ...testApp.headers, ...headers },
  });

async function productOf(query: string, headers: Record<string, string> = {}) {
  const response = await get(query, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

describe('a whole product', () => {
  beforeEach(() => importCatalog(testApp.app.db, SHOP));

  it('has its variants, what they differ in, and what it may be made to', async () => {
    const product = await productOf('?slug=balzam');

    expect(product).toMatchObject({
      id: 1,
      name: 'Balzam',
      configurable: true,
      available: true,
      isPurchasable: false,
      brand: { name: 'Moreva', manufacturer: 'Moreva d.o.o., Pag', contact: 'a@b.hr' },
      description: '<p>Opis</p>',
      notices: 'Pročitajte',
      vatRate: 25,
      tags: [{ id: 1, name: 'NOVO' }],
      archived: false,
      attributeSet: {
        attributes: [
          { attributeCode: 'spf', label: 'SPF', value: '20', valueId: null },
          { attributeCode: 'vegan', label: 'Vegansko', value: 'Ne', valueId: null },
        ],
      },
      associatedProductsAttributes: [
        {
          label: 'Nijansa',
          inputType: 'visualSwatch',
          attributeCode: 'shade',
          values: [
            { value: '#d98f97', label: 'Ruža', isMedia: false, shopDefault: true },
            { value: '#e8866b', label: 'Koralj', isMedia: false, shopDefault: false },
          ],
        },
      ],
    });
    const [rose, coral] = product.associatedProductsAttributes[0].values;
    expect(product.associatedProducts).toMatchObject([
      {
        id: 101,
        available: true,
        mainProductSlug: 'balzam',
        isVisibleIndividually: false,
        attributeSet: { attributes: [{ attributeCode: 'shade', value: 'Ruža', valueId: rose.id }] },
      },
      { id: 102, available: false, attributeSet: { attributes: [{ valueId: coral.id }] } },
    ]);
    expect(product.customOptions).toMatchObject([
      {
        kind: 'dropdown',
        option_type: 'text',
        option_title: 'Pretplata',
        required: true,
        custom_option_values: [{ label: 'Mjesečno', sku: 'SUB-1', price: -1 }],
      },
      { kind: 'numberField', option_type: 'number', required: false, custom_option_values: [] },
      { kind: 'textField', option_title: 'Posveta', maxLength: 40 },
    ]);
  });

  it('speaks the asked language, and Croatian where that is missing', async () => {
    const product = await productOf('?id=1', { languagecode: 'en' });

    expect(product).toMatchObject({
      name: 'Balm',
      description: '<p>Description</p>',
      notices: 'Pročitajte',
      associatedProductsAttributes: [{ label: 'Shade', values: [{ label: 'Rose' }, {}] }],
    });
    expect(product.attributeSet.attributes[1]).toMatchObject({ label: 'Vegan', value: 'No' });
  });

  it('has all its prices: net, gross, reduced, of members, of 100 ml, and the lowest before', async () => {
    await sql`insert into product_price_log (product_id, currency_id, cents, reduced, since)
      values (2, 1, 2290, false, now() - interval '20 days')`.execute(testApp.app.db);

    expect(await productOf('?id=2')).toMatchObject({
      basicPrice: 19.92,
      retailPrice: 24.9,
      finalPrice: 19.9,
      discount: { basicPrice: 15.92, retailPrice: 19.9 },
      membershipPrice: 18,
      unitPrice: { amount: 100, unit: 'ml', price: 39.8 },
      lowestPrice: 22.9,
    });
    expect(await productOf('?id=1')).toMatchObject({
      membershipPrice: null,
      unitPrice: null,
      lowestPrice: null,
      discount: null,
    });
  });

  it('as a bundle names its members in both shapes (BUND-01)', async () => {
    expect(await productOf('?slug=paket')).toMatchObject({
      format: 'bundle',
      available: true,
      bundles: [
        { product: 2, quantity: 2, format: 'simple' },
        { product: { id: 1, format: 'configurable' }, quantity: 1 },
      ],
    });
  });

  it('is found hidden too: as a variant with the texts of its product, as the fee', async () => {
    expect(await productOf('?slug=balzam-ruza')).toMatchObject({
      id: 101,
      mainProductSlug: 'balzam',
      description: '<p>Opis</p>',
      notices: 'Pročitajte',
    });
    expect(await productOf('?id=43657')).toMatchObject({ isVisibleIndividually: false });
  });

  it('says how much of it is left where its pieces are counted', async () => {
    expect(await productOf('?slug=balzam-koralj')).toMatchObject({ free: 0 });
    expect(await productOf('?slug=krema')).toMatchObject({ free: expect.any(Number) });
    expect(await productOf('?slug=paket')).toMatchObject({ free: null });
    expect(await productOf('?id=43657')).toMatchObject({ free: null });
  });

  it('is not found when withdrawn, unknown, in another currency or store', async () => {
    await testApp.app.db
      .updateTable('product')
      .set({ archived: true })
      .where('id', '=', 1)
      .execute();

    for (const query of [
      '?id=1',
      '?id=101',
      '?slug=nema',
      '?id=2&slug=balzam',
      '?id=2&currency=9',
      '?id=2&store=99',
    ]) {
      const response = await get(query);
      expect([query, response.statusCode]).toEqual([query, 404]);
      expect(response.json()).toMatchObject({ errored: true, error: { code: 'NOT_FOUND' } });
    }
    expect(await productOf('?id=2&slug=krema&store=1&currency=1')).toMatchObject({ id: 2 });
  });

  it('is asked for by slug or id: all else is refused with every faulty field', async () => {
    const nothing = await get('');
    const wrong = await get('?id=0&store=abc&currency=1.5');

    expect(nothing.statusCode).toBe(400);
    expect(nothing.json().error.code).toBe('QUERY_PARAMETERS_MISSING');
    expect(wrong.statusCode).toBe(400);
    expect(Object.keys(wrong.json().error.payload.fields).sort()).toEqual([
      'currency',
      'id',
      'store',
    ]);
    for (const query of ['?id=99999999999', '?slug=', '?slug=a&x=1', `?slug=${'a'.repeat(201)}`]) {
      expect((await get(query)).statusCode).toBe(400);
    }
  });

  it('belongs to its site alone', async () => {
    const second = await addSecondSite(testApp);

    for (const query of ['?id=1', '?slug=balzam', '?id=2&store=1']) {
      expect((await get(query, second)).statusCode).toBe(404);
    }
    expect((await get('?id=2&store=2')).statusCode).toBe(404);
  });
});

describe('calls about bundles and ids', () => {
  beforeEach(() => importCatalog(testApp.app.db, SHOP));

  const call = (url: string) => testApp.app.inject({ url, headers: testApp.headers });

  it('tell the bundles that hold a product, also by its variant, and what is missing of them', async () => {
    const whole = await call('/api/v1/product/checkBundles?product=2');
    await testApp.app.db.updateTable('product').set({ stock: 1 }).where('id', '=', 2).execute();
    const short = await call('/api/v1/product/checkBundles?product=101');

    expect(whole.json().data).toEqual([{ id: 3, available: true, missing: [] }]);
    expect(short.json().data).toEqual([{ id: 3, available: false, missing: [2] }]);
    expect((await call('/api/v1/product/checkBundles?product=43657')).json().data).toEqual([]);
    expect((await call('/api/v1/product/checkBundles?product=77')).statusCode).toBe(404);
    expect((await call('/api/v1/product/checkBundles')).statusCode).toBe(400);
  });

  it('list public products by ids in their order, each once', async () => {
    const url = '/api/v1/gaussbox/eCommerce/public/products/get';
    const found = await call(`${url}?ids=2,1,77,2`);

    expect(found.json().data.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
    expect((await call(`${url}?ids=1;2`)).statusCode).toBe(400);
    expect((await call(`${url}?ids=99999999999`)).statusCode).toBe(400);
    expect((await call(url)).statusCode).toBe(400);
  });
});

describe('a category', () => {
  beforeEach(() =>
    importCatalog(testApp.app.db, {
      ...SHOP,
      categories: [
        {
          slug: 'usne',
          names: { hr: 'Usne', en: 'Lips', de: 'Lippen' },
          sorts: ['asc:finalPrice', 'desc:id', 'asc:nonsense'],
          children: [{ slug: 'balzami', names: { hr: 'Balzami', en: 'Balms', de: 'Balsame' } }],
        },
      ],
    }),
  );

  const call = (name: string, headers: Record<string, string> = {}) =>
    testApp.app.inject({
      url: `/api/v1/product/web/category/get/${name}`,
      headers: { ...testApp.headers, ...headers },
    });

  it('is found by slug and by id, with links to those below and the orders it may have', async () => {
    const { data } = (await call('usne')).json();

    expect(data).toMatchObject({
      name: 'Usne',
      relCat: [{ slug: 'balzami', name: 'Balzami', displayImage: null }],
      sortTypes: ['asc:finalPrice', 'desc:id'],
      sortDefaultType: 'asc:finalPrice',
      children: [{ slug: 'balzami', sortDefaultType: 'desc:id' }],
    });
    expect((await call(String(data.id), { languagecode: 'de' })).json().data.name).toBe('Lippen');
    expect((await call('balzami')).json().data.sortTypes).toHaveLength(8);
  });

  it('is not found when unknown or of another site', async () => {
    const second = await addSecondSite(testApp);

    expect((await call('nema')).statusCode).toBe(404);
    expect((await call('99999999999999999999')).statusCode).toBe(404);
    expect((await call('usne', second)).statusCode).toBe(404);
  });
});
