import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#schemas/api/catalog.ts';
import type { Category } from '#schemas/api/categories.ts';
import {
  type CatalogImport,
  importCatalog,
} from '#server/seed/catalog/catalog-import.repository.ts';
import type { ProductRow } from '#server/seed/catalog/product-row.ts';
import { aProduct } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
});

const CATEGORIES: CatalogImport['categories'] = [
  {
    slug: 'lice',
    names: { hr: 'Lice', en: 'Face', de: 'Gesicht' },
    children: [
      {
        slug: 'kreme',
        names: { hr: 'Kreme', en: 'Creams', de: 'Cremes' },
        children: [{ slug: 'nocne', names: { hr: 'Noćne', en: 'Night', de: 'Nacht' } }],
      },
    ],
  },
  { slug: 'kosa', names: { hr: 'Kosa', en: 'Hair', de: 'Haar' } },
];

async function stock(...products: ProductRow[]) {
  await importCatalog(testApp.app.db, {
    siteId: 1,
    currencyId: 1,
    brands: [{ slug: 'moreva', name: 'Moreva' }],
    tags: [
      { id: 1, names: { hr: 'NOVO' } },
      { id: 53, names: { hr: 'Higijenski proizvod' } },
    ],
    categories: CATEGORIES,
    products,
  });
}

async function filter(payload: object, headers: Record<string, string> = {}) {
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/product/web/filter',
    headers: { ...testApp.headers, ...headers },
    payload,
  });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

async function idsOf(payload: object): Promise<number[]> {
  const { records } = await filter(payload);
  return records.map((product: Product) => product.id);
}

const narrowed = (key: string, value: unknown) => idsOf({ filters: [{ key, value }] });

describe('a product in a list', () => {
  it('shows gross prices as decimals, the net price, and both prices while reduced', async () => {
    await stock(aProduct({ id: 1, cents: 2490, reducedCents: 1990 }));

    const { records } = await filter({});

    expect(records).toMatchObject([
      {
        id: 1,
        slug: 'proizvod-1',
        brand: { name: 'Moreva' },
        basicPrice: 19.92,
        retailPrice: 24.9,
        finalPrice: 19.9,
        discount: { basicPrice: 15.92, retailPrice: 19.9 },
        available: true,
        isPurchasable: true,
      },
    ]);
  });

  it('tells whether options have to be filled in first (PROD-06)', async () => {
    const note = { kind: 'textField' as const, titles: { hr: 'Poruka' } };
    await stock(
      aProduct({ id: 1, options: [{ ...note, required: false }] }),
      aProduct({ id: 2, options: [{ ...note, required: true }] }),
    );

    const { records } = await filter({ sort: { param: 'id', order: 'asc' } });

    expect(records).toMatchObject([{ needsOptions: false }, { needsOptions: true }]);
  });

  it('is named in the asked language, or in Croatian where that is missing', async () => {
    await stock(
      aProduct({ id: 1, names: { hr: 'Krema', en: 'Cream' } }),
      aProduct({ id: 2, names: { hr: 'Maska' } }),
    );

    const { records } = await filter(
      { sort: { param: 'id', order: 'asc' } },
      { languagecode: 'en' },
    );

    expect(records.map((product: Product) => product.name)).toEqual(['Cream', 'Maska']);
  });

  it('is not available when nothing is left, and never runs out when pieces are not counted', async () => {
    await stock(aProduct({ id: 1, stock: 0 }), aProduct({ id: 2, stock: null }));

    const { records } = await filter({ sort: { param: 'id', order: 'asc' } });

    expect(records.map((product: Product) => product.available)).toEqual([false, true]);
  });

  it('with variants is available when one of them is, and is chosen before it is bought', async () => {
    const variant = { mainProductId: 1, visible: false };
    await stock(
      aProduct({ id: 1, format: 'configurable', stock: null }),
      aProduct({ id: 11, ...variant, stock: 0 }),
      aProduct({ id: 12, ...variant, stock: 3 }),
      aProduct({ id: 2, format: 'configurable', stock: null }),
      aProduct({ id: 21, mainProductId: 2, visible: false, stock: 0 }),
    );

    const { records } = await filter({ sort: { param: 'id', order: 'asc' } });

    expect(records).toMatchObject([
      { id: 1, configurable: true, available: true, isPurchasable: false },
      { id: 2, configurable: true, available: false, isPurchasable: false },
    ]);
  });
});

describe('a list of products', () => {
  it('leaves out what is hidden, and what has no price in the currency', async () => {
    await stock(aProduct({ id: 1 }), aProduct({ id: 43657, visible: false }));

    expect(await idsOf({})).toEqual([1]);
    expect(await idsOf({ currency: 99 })).toEqual([]);
  });

  it('never shows withdrawn products, not even when asked for', async () => {
    await stock(aProduct({ id: 1 }), aProduct({ id: 2 }));
    await testApp.app.db
      .updateTable('product')
      .set({ archived: true })
      .where('id', '=', 2)
      .execute();

    expect(await narrowed('archived', false)).toEqual([1]);
    expect(await narrowed('archived', true)).toEqual([]);
    expect(await narrowed('id', '1,2')).toEqual([1]);
  });

  it('is narrowed by id, tag, format and type', async () => {
    await stock(
      aProduct({ id: 1, tagIds: [53] }),
      aProduct({ id: 2, format: 'bundle' }),
      aProduct({ id: 3, type: 'service' }),
    );

    expect(await narrowed('id', '3,1')).toEqual([3, 1]);
    expect(await narrowed('id', [2])).toEqual([2]);
    expect(await narrowed('tag', 53)).toEqual([1]);
    expect(await narrowed('format', 'bundle')).toEqual([2]);
    expect(await narrowed('type', 'service')).toEqual([3]);
  });

  it('finds nothing by a value that makes no sense, and ignores unknown keys', async () => {
    await stock(aProduct({ id: 1, tagIds: [1] }));

    expect(await narrowed('tag', "1' or true --")).toEqual([]);
    expect(await narrowed('id', { $gt: 0 })).toEqual([]);
    expect(await narrowed('format', 'anything')).toEqual([]);
    expect(await narrowed('constructor', 'x')).toEqual([1]);
  });

  it('of a category holds the products of all categories below it', async () => {
    await stock(
      aProduct({ id: 1, categories: ['lice'] }),
      aProduct({ id: 2, categories: ['nocne', 'kreme'] }),
      aProduct({ id: 3, categories: ['kosa'] }),
    );
    const { records } = await callCategories({});
    const face = records.find((category: Category) => category.slug === 'lice');

    expect(await narrowed('category', face.id)).toEqual([2, 1]);
    expect(await idsOf({ mainCategory: face.id })).toEqual([2, 1]);
  });

  it('finds words in name, brand and number, whatever case and diacritics', async () => {
    await stock(
      aProduct({ id: 1, names: { hr: 'Čičkovo ulje' } }),
      aProduct({ id: 2, names: { hr: 'Šampon' }, sku: 'KAD-9' }),
    );

    expect(await idsOf({ keywords: 'CICKOVO ulje' })).toEqual([1]);
    expect(await idsOf({ keywords: 'sampon moreva' })).toEqual([2]);
    expect(await idsOf({ keywords: 'kad-9' })).toEqual([2]);
    expect(await idsOf({ keywords: '100%' })).toEqual([]);
  });

  it('sorts by name as Croatians do', async () => {
    const names = [
      'Ćup',
      'Žir',
      'Džem',
      'Dok',
      'Đumbir',
      'Čaj',
      'Cvijet',
      'Njega',
      'Noć',
      'Šal',
      'Sol',
    ];
    await stock(...names.map((hr, index) => aProduct({ id: index + 1, names: { hr } })));

    const { records } = await filter({ limit: 0, sort: { param: 'name', order: 'asc' } });

    expect(records.map((product: Product) => product.name)).toEqual([
      'Cvijet',
      'Čaj',
      'Ćup',
      'Dok',
      'Džem',
      'Đumbir',
      'Noć',
      'Njega',
      'Sol',
      'Šal',
      'Žir',
    ]);
  });

  it('sorts by what is paid, by priority, and newest first by default', async () => {
    await stock(
      aProduct({ id: 1, cents: 3000, reducedCents: 500, priority: 1 }),
      aProduct({ id: 2, cents: 900, priority: 9 }),
      aProduct({ id: 3, cents: 800, priority: 5 }),
    );

    expect(await idsOf({})).toEqual([3, 2, 1]);
    expect(await idsOf({ sort: { param: 'finalPrice', order: 'asc' } })).toEqual([1, 3, 2]);
    expect(await idsOf({ sort: { param: 'categoryPriority', order: 'desc' } })).toEqual([2, 3, 1]);
  });

  it('comes in exact pages: nothing twice, nothing missing, also among equals', async () => {
    await stock(...Array.from({ length: 23 }, (_, index) => aProduct({ id: index + 1 })));
    const sort = { param: 'finalPrice', order: 'asc' };

    const pages = await Promise.all([1, 2, 3, 4].map((page) => filter({ page, limit: 10, sort })));

    const seen = pages.flatMap((page) => page.records.map((product: Product) => product.id));
    expect(new Set(seen).size).toBe(23);
    expect(pages.map((page) => page.records.length)).toEqual([10, 10, 3, 0]);
    expect(pages[3]).toMatchObject({ totalRecords: 23, totalPages: 3, page: 4, limit: 10 });
  });

  it('comes whole when all are asked for', async () => {
    await stock(...Array.from({ length: 12 }, (_, index) => aProduct({ id: index + 1 })));

    expect(await filter({ allowUnlimited: true, limit: 5 })).toMatchObject({
      totalPages: 1,
      page: 1,
    });
    expect(await idsOf({ limit: 0 })).toHaveLength(12);
  });

  it('of an empty shop has no pages', async () => {
    expect(await filter({})).toEqual({
      records: [],
      totalPages: 0,
      totalRecords: 0,
      page: 1,
      limit: 10,
    });
  });
});

async function callCategories(payload: object, headers: Record<string, string> = {}) {
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/product/web/category/filter',
    headers: { ...testApp.headers, ...headers },
    payload,
  });
  return response.json().data;
}

describe('categories', () => {
  it('come as a tree in the order of the shop', async () => {
    await stock(aProduct({ id: 1 }));

    const { records, totalRecords } = await callCategories({ tree: true }, { languagecode: 'de' });

    expect(totalRecords).toBe(2);
    expect(records).toMatchObject([
      {
        name: 'Gesicht',
        children: [{ name: 'Cremes', children: [{ name: 'Nacht', children: [] }] }],
      },
      { name: 'Haar', children: [] },
    ]);
  });

  it('come as a list, by ids and sorted', async () => {
    await stock(aProduct({ id: 1 }));
    const all = await callCategories({ sort: { param: 'name', order: 'asc' } });
    const ids = all.records.slice(0, 2).map((category: Category) => category.id);

    const some = await callCategories({ ids });

    expect(all.records.map((category: Category) => category.name)).toEqual([
      'Kosa',
      'Kreme',
      'Lice',
      'Noćne',
    ]);
    expect(some.records.map((category: Category) => category.id).toSorted()).toEqual(
      ids.toSorted(),
    );
  });
});

it('lists the tags', async () => {
  await stock(aProduct({ id: 1 }));

  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/product/web/tag/filter',
    headers: testApp.headers,
    payload: {},
  });

  expect(response.json().data.records).toEqual([
    { id: 1, name: 'NOVO' },
    { id: 53, name: 'Higijenski proizvod' },
  ]);
});

describe('for carts and the finder', () => {
  it('finds by slug what has a page of its own', async () => {
    await stock(
      aProduct({ id: 1, slug: 'krema' }),
      aProduct({ id: 2, slug: 'naknada', visible: false }),
    );
    const { catalog } = testApp.services;

    expect(await catalog.productBySlug(1, 'krema')).toEqual({ id: 1, slug: 'krema' });
    expect(await catalog.productBySlug(1, 'naknada')).toBeNull();
    expect(await catalog.categoryBySlug(1, 'kreme')).toMatchObject({ slug: 'kreme' });
  });

  it('searches titles for pickers', async () => {
    await stock(aProduct({ id: 1, names: { hr: 'Noćna krema' } }));
    const { catalog } = testApp.services;

    expect(await catalog.search(1, 'hr', 'product', 'nocna', 5)).toEqual([
      { type: 'product', id: 1, slug: 'proizvod-1', title: 'Noćna krema' },
    ]);
    expect(await catalog.search(1, 'hr', 'category', 'krem', 5)).toMatchObject([
      { type: 'category', slug: 'kreme', title: 'Kreme' },
    ]);
  });
});
