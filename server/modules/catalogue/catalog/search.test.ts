import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#schemas/api/catalog.ts';
import { importCatalog } from '#server/seed/catalog/catalog-import.repository.ts';
import type { ProductRow } from '#server/seed/catalog/product-row.ts';
import { aProduct } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { insertOrderOf } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
});

async function shop(...products: ProductRow[]) {
  await importCatalog(testApp.app.db, {
    siteId: 1,
    currencyId: 1,
    brands: [
      { slug: 'lavandra', name: 'Lavandra' },
      { slug: 'moreva', name: 'Moreva' },
    ],
    tags: [{ id: 1, names: { hr: 'NOVO' } }],
    categories: [
      {
        slug: 'njega',
        names: { hr: 'Njega lica', en: 'Face care', de: 'Gesichtspflege' },
        children: [{ slug: 'serumi', names: { hr: 'Serumi', en: 'Serums', de: 'Seren' } }],
      },
    ],
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
  return response.json().data;
}

const idsIn = ({ records }: { records: Product[] }) => records.map(({ id }) => id);

async function search(keywords: string, more: object = {}): Promise<number[]> {
  return (await filter({ keywords, ...more })).records.map(({ id }: Product) => id);
}

describe('a search', () => {
  it('takes c, č and ć for one letter, and đ for d and dj', async () => {
    await shop(
      aProduct({ id: 1, names: { hr: 'Ulje čička' } }),
      aProduct({ id: 2, names: { hr: 'Čaj od đumbira' } }),
    );

    for (const typed of ['cicka', 'ČIČKA', 'ćićka']) expect(await search(typed)).toEqual([1]);
    for (const typed of ['đumbira', 'dumbira', 'djumbira', 'Dumbir']) {
      expect(await search(typed)).toEqual([2]);
    }
  });

  it('finds begun, inflected and mistyped words', async () => {
    await shop(aProduct({ id: 1, names: { hr: 'Hidratantna krema' } }));

    for (const typed of ['hid', 'kremu', 'kreme', 'hidratnatna', 'hdratantna krma']) {
      expect(await search(typed)).toEqual([1]);
    }
    expect(await search('šampon')).toEqual([]);
  });

  it('puts names before brands before categories before texts, then what is wanted most', async () => {
    await shop(
      aProduct({ id: 1, descriptions: { hr: 'Sadrži serum.' }, brand: 'Moreva' }),
      aProduct({ id: 2, categories: ['serumi'] }),
      aProduct({ id: 3, names: { hr: 'Serum' }, priority: 1 }),
      aProduct({ id: 4, names: { hr: 'Serum' }, priority: 5 }),
    );

    expect(await search('serum')).toEqual([4, 3, 2, 1]);
    expect(await search('lavandra')).toEqual([]);
    expect(await search('moreva serum')).toEqual([4, 3, 2, 1]);
    expect(await search('serum', { sort: { param: 'id', order: 'asc' } })).toEqual([1, 2, 3, 4]);
  });

  it('knows the names of categories above, of variants, and all languages', async () => {
    await shop(
      aProduct({ id: 1, categories: ['serumi'], names: { hr: 'Kapi', de: 'Tropfen' } }),
      aProduct({ id: 2, format: 'configurable', stock: null }),
      aProduct({
        id: 21,
        mainProductId: 2,
        visible: false,
        names: { hr: 'Koraljna' },
        sku: 'ZX-77',
      }),
    );

    expect(await search('njega lica')).toEqual([1]);
    expect(await search('gesichtspflege')).toEqual([1]);
    expect(await search('tropfen')).toEqual([1]);
    expect(await search('koraljna')).toEqual([2]);
    expect(await search('zx-77')).toEqual([2]);
  });

  it('counts all it finds, and is narrowed by filters', async () => {
    await shop(
      ...Array.from({ length: 30 }, (_, index) =>
        aProduct({ id: index + 1, names: { hr: 'Krema' }, cents: 100 * (index + 1) }),
      ),
    );

    expect(await filter({ keywords: 'krema', limit: 12, page: 3 })).toMatchObject({
      totalRecords: 30,
      totalPages: 3,
      records: { length: 6 },
    });
    expect(
      await search('krema', { filters: [{ key: 'finalPrice', range: { min: 2, max: 3 } }] }),
    ).toEqual([3, 2]);
  });

  it('of signs alone finds nothing, of blanks is no search', async () => {
    await shop(aProduct({ id: 1 }));

    expect(await search('%_\'"')).toEqual([]);
    expect(await search('   ')).toEqual([1]);
  });

  it('never crosses to another site', async () => {
    await shop(aProduct({ id: 1, names: { hr: 'Krema' } }));
    const second = await addSecondSite(testApp);

    expect((await filter({ keywords: 'krema' }, second)).totalRecords).toBe(0);
    expect(
      (await filter({ list: false, filters: [{ key: 'id', value: 1 }] }, second)).records,
    ).toEqual([]);
  });
});

describe('a list is as the database is', () => {
  const update = (id: number, change: object) =>
    testApp.app.db.updateTable('product').set(change).where('id', '=', id).execute();

  it('after every kind of change, whoever made it', async () => {
    const { db } = testApp.app;
    await shop(
      aProduct({ id: 1, names: { hr: 'Prvi' }, categories: ['serumi'] }),
      aProduct({ id: 2, names: { hr: 'Drugi' } }),
    );
    expect(await search('prvi')).toEqual([1]);

    await update(1, { names: '{"hr":"Promijenjen"}' });
    expect(await search('prvi')).toEqual([]);
    expect(await search('promijenjen')).toEqual([1]);

    await update(1, { archived: true });
    expect(await search('promijenjen')).toEqual([]);
    await update(1, { archived: false });

    await db
      .updateTable('product_price')
      .set({ retail_cents: 99 })
      .where('product_id', '=', 1)
      .execute();
    const cheapest = await filter({ sort: { param: 'finalPrice', order: 'asc' } });
    expect(cheapest.records[0]).toMatchObject({ id: 1, finalPrice: 0.99 });

    await update(2, { stock: 0 });
    expect((await filter({ filters: [{ key: 'available', value: 'no' }] })).records).toMatchObject([
      { id: 2, available: false },
    ]);

    await db
      .updateTable('category')
      .set({ names: '{"hr":"Kapljice"}' })
      .where('slug', '=', 'serumi')
      .execute();
    expect(await search('kapljice')).toEqual([1]);
    expect(await search('serumi')).toEqual([]);

    await db.updateTable('brand').set({ name: 'Novamarka' }).where('slug', '=', 'moreva').execute();
    expect((await filter({ keywords: 'novamarka' })).records).toMatchObject([
      { brand: { name: 'Novamarka' } },
      { brand: { name: 'Novamarka' } },
    ]);

    await db.updateTable('tag').set({ names: '{"hr":"SVJEZE"}' }).execute();
    await db.insertInto('product_tag').values({ product_id: 2, tag_id: 1 }).execute();
    expect((await filter({ keywords: 'svjeze' })).records).toMatchObject([
      { id: 2, tags: [{ id: 1, name: 'SVJEZE' }] },
    ]);

    await db.deleteFrom('product').where('id', '=', 2).execute();
    expect((await filter({})).totalRecords).toBe(1);
  });

  it('for the store alone in which a product is sold', async () => {
    await shop(aProduct({ id: 1 }), aProduct({ id: 2 }));
    const { id } = await testApp.app.db
      .insertInto('store')
      .values({
        site_id: 1,
        name: 'Druga',
        currency_id: 1,
        language_code: 'hr',
        loyalty: false,
        free_delivery_cents: 0,
        checkout: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sellOnlyIn = (store_id: number) =>
      testApp.app.db.insertInto('product_store').values({ product_id: 2, store_id }).execute();

    await sellOnlyIn(id);
    expect((await filter({})).records).toMatchObject([{ id: 1 }]);
    await sellOnlyIn(1);
    expect((await filter({})).records).toMatchObject([{ id: 2 }, { id: 1 }]);
  });

  it('also of what a bundle and a configurable product show of others', async () => {
    await shop(
      aProduct({ id: 1, format: 'configurable', stock: null }),
      aProduct({ id: 11, mainProductId: 1, visible: false, stock: 1 }),
      aProduct({ id: 2, format: 'bundle', stock: null, members: [{ id: 1, qty: 1 }] }),
    );
    const available = async () =>
      (await filter({ sort: { param: 'id', order: 'asc' } })).records.map(
        (product: Product) => product.available,
      );
    expect(await available()).toEqual([true, true]);

    await update(11, { stock: 0 });
    expect(await available()).toEqual([false, false]);

    await testApp.app.db.deleteFrom('product').where('id', '=', 11).execute();
    await testApp.app.db
      .insertInto('product')
      .values({
        id: 12,
        main_product_id: 1,
        site_id: 1,
        slug: 'v',
        sku: 'v',
        visible: false,
        stock: 3,
        names: '{"hr":"V"}',
      })
      .execute();
    expect(await available()).toEqual([true, true]);
  });
});

describe('what was bought together', () => {
  it('is what was more than once in an order with a product or a variant of it, the commonest first', async () => {
    await shop(
      ...[11, 12, 13, 14, 15].map((id) => aProduct({ id })),
      aProduct({ id: 20, format: 'configurable', stock: null }),
      aProduct({ id: 21, mainProductId: 20, visible: false }),
    );
    await addSecondSite(testApp);
    const sold = (id: number, products: number[], facts = {}) =>
      insertOrderOf(testApp, { id, ...facts }, products);
    await sold(1, [11, 12, 13]);
    await sold(2, [11, 13, 12, 21]);
    await sold(3, [11, 13, 14]);
    await sold(4, [11, 14], { status: 'cancelled' });
    await sold(5, [11, 15], { site_id: 2, store_id: 2 });
    await sold(6, [11, 15]);
    await sold(7, [12, 21]);

    const boughtWith = async (value: number, more: object = {}) =>
      idsIn(await filter({ filters: [{ key: 'boughtWith', value }], ...more }));
    expect(await boughtWith(11)).toEqual([13, 12]);
    expect(await boughtWith(11, { page: 2, limit: 1 })).toEqual([12]);
    expect(await boughtWith(11, { sort: { param: 'id', order: 'asc' } })).toEqual([12, 13]);
    // Its variant was sold, and the page is that of the product.
    expect(await boughtWith(20)).toEqual([12]);
    expect(await boughtWith(12)).toEqual([20, 13, 11]);
    expect(await boughtWith(15)).toEqual([]);
  });
});

describe('a call for a list', () => {
  beforeEach(() =>
    shop(
      aProduct({ id: 1, cents: 500, related: [2] }),
      aProduct({ id: 2, format: 'bundle', stock: null, members: [{ id: 1, qty: 3 }] }),
      aProduct({ id: 43657, visible: false, stock: null }),
    ),
  );

  it('answers only the selected fields, and no others', async () => {
    const { records } = await filter({
      select: ['name', 'id', 'retailPrice', 'bundles', 'nonsense'],
    });

    expect(records).toEqual([
      {
        id: 2,
        name: 'Proizvod 2',
        retailPrice: 10,
        bundles: [{ product: 1, quantity: 3, format: 'simple' }],
      },
      { id: 1, name: 'Proizvod 1', retailPrice: 5, bundles: [] },
    ]);
    expect((await filter({ select: [] })).records).toEqual([{}, {}]);
  });

  it('finds the fee by its id when no list is wanted (CHK-23)', async () => {
    const asked = {
      filters: [
        { key: 'archived', value: false },
        { key: 'id', value: 43657 },
      ],
      page: 1,
      limit: 1,
      select: ['id', 'retailPrice'],
    };

    expect(await filter({ ...asked, list: false })).toEqual({
      records: [{ id: 43657, retailPrice: 10 }],
      totalPages: 1,
      totalRecords: 1,
      page: 1,
      limit: 1,
    });
    expect((await filter(asked)).records).toEqual([]);
  });

  it('finds what is related to a product', async () => {
    expect((await filter({ filters: [{ key: 'related', value: 1 }] })).records).toMatchObject([
      { id: 2 },
    ]);
    expect((await filter({ filters: [{ key: 'related', value: 2 }] })).records).toEqual([]);
  });

  it('is refused with every faulty field when it is not as declared', async () => {
    const refusal = async (payload: object, url = '/api/v1/product/web/filter') => {
      const response = await testApp.app.inject({
        method: 'POST',
        url,
        headers: testApp.headers,
        payload,
      });
      expect(response.statusCode).toBe(400);
      return Object.keys(response.json().error.payload.fields).sort();
    };

    expect(
      await refusal({
        page: 0,
        limit: 101,
        sort: { param: 'price', order: 'up' },
        filters: [{ value: 1 }, { key: 'a', range: { min: '1' } }],
        mainCategory: 99_999_999_999,
        keywords: 'k'.repeat(201),
        currency: '1',
        extra: 1,
      }),
    ).toEqual([
      ...['currency', 'extra', 'filters.0.key', 'filters.1.range.max', 'filters.1.range.min'],
      ...['keywords', 'limit', 'mainCategory', 'page', 'sort.order', 'sort.param'],
    ]);
    expect(await refusal({ filters: {}, page: 1 }, '/api/v1/product/layered/navigation')).toEqual([
      'filters',
      'page',
    ]);
  });
});
