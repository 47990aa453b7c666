import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { StockNeed } from './for-sale.ts';
import { createSaleCatalog } from './sale-catalog.ts';

const PLACE = { siteId: 1, storeId: 1, currencyId: 1 };
const LATER = () => new Date(Date.now() + 60_000);
const PAST = new Date('2020-01-01');

let testApp: TestApp;
let awaited: number[];
const sale = createSaleCatalog(async (_trx, woken) => {
  awaited.push(...woken.map(({ productId }) => productId));
});

beforeEach(async () => {
  testApp = await createTestApp();
  awaited = [];
});

const db = () => testApp.app.db;
const take = (cartId: string, ...needs: StockNeed[]) =>
  db()
    .transaction()
    .execute((trx) => sale.takeStock(trx, 1, cartId, needs));
const giveBack = (...needs: StockNeed[]) =>
  db()
    .transaction()
    .execute((trx) => sale.returnStock(trx, needs));
const hold = (cartId: string, until: Date, ...needs: StockNeed[]) =>
  db()
    .transaction()
    .execute((trx) => sale.holdStock(trx, 1, cartId, needs, until));
const sweep = () => db().transaction().execute(sale.sweepHolds);

async function stockOf(id: number) {
  return db()
    .selectFrom('product')
    .select(['stock', 'held'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function freeOf(id: number) {
  return (await sale.products(db(), PLACE, [id])).get(id)?.free;
}

describe('a product for sale', () => {
  it('has its prices in cents, its rate, and everything that decides whether it sells', async () => {
    await sell(
      testApp.app,
      aProduct({ id: 1, cents: 2490, reducedCents: 1990, categories: ['lice'], tagIds: [1] }),
    );

    const products = await testApp.services.saleCatalog.products(db(), PLACE, [1, 99]);

    expect([...products.values()]).toEqual([
      {
        id: 1,
        sku: 'SKU-1',
        slug: 'proizvod-1',
        mainProductSlug: 'proizvod-1',
        names: { hr: 'Proizvod 1' },
        type: 'product',
        format: 'simple',
        visible: true,
        archived: false,
        free: 5,
        retailCents: 2490,
        discountCents: 1990,
        membershipCents: null,
        vatBasisPoints: 2500,
        categoryIds: [1],
        tags: [{ id: 1, name: 'NOVO' }],
        mediaIds: [],
        options: [],
        members: [],
      },
    ]);
  });

  it('as a variant stands where its configurable product stands, and is withdrawn with it', async () => {
    await sell(
      testApp.app,
      aProduct({ id: 1, format: 'configurable', stock: null, categories: ['lice'], tagIds: [1] }),
      aProduct({ id: 11, mainProductId: 1, visible: false }),
    );
    const before = (await sale.products(db(), PLACE, [11])).get(11);
    await db().updateTable('product').set({ archived: true }).where('id', '=', 1).execute();

    expect(before).toMatchObject({
      slug: 'proizvod-11',
      mainProductSlug: 'proizvod-1',
      archived: false,
      categoryIds: [1],
      tags: [{ id: 1 }],
    });
    expect((await sale.products(db(), PLACE, [11])).get(11)?.archived).toBe(true);
  });

  it('is left out for another site, store or currency', async () => {
    await sell(testApp.app, aProduct({ id: 1 }), aProduct({ id: 2 }));
    const store = await db()
      .insertInto('store')
      .values({
        site_id: 1,
        name: 'B',
        currency_id: 1,
        language_code: 'hr',
        loyalty: false,
        free_delivery_cents: 0,
        checkout: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db().insertInto('product_store').values({ product_id: 2, store_id: store.id }).execute();
    const idsAt = async (place: typeof PLACE) =>
      [...(await sale.products(db(), place, [1, 2])).keys()].sort();

    expect(await idsAt(PLACE)).toEqual([1]);
    expect(await idsAt({ ...PLACE, storeId: store.id })).toEqual([1, 2]);
    expect(await idsAt({ ...PLACE, siteId: 2 })).toEqual([]);
    expect(await idsAt({ ...PLACE, currencyId: 9 })).toEqual([]);
  });

  it('as a bundle names its members, and the variants that can be chosen', async () => {
    await sell(
      testApp.app,
      aProduct({ id: 1, format: 'bundle', stock: null }),
      aProduct({ id: 2 }),
      aProduct({ id: 3, format: 'configurable', stock: null }),
      aProduct({ id: 31, mainProductId: 3, visible: false }),
      aProduct({ id: 32, mainProductId: 3, visible: false }),
    );
    await db()
      .insertInto('bundle_member')
      .values([
        { bundle_id: 1, product_id: 3, qty: 1, position: 1 },
        { bundle_id: 1, product_id: 2, qty: 2, position: 0 },
      ])
      .execute();
    await db().updateTable('product').set({ archived: true }).where('id', '=', 32).execute();

    expect((await sale.products(db(), PLACE, [1])).get(1)).toMatchObject({
      free: null,
      members: [
        { productId: 2, qty: 2, format: 'simple', variantIds: [] },
        { productId: 3, qty: 1, format: 'configurable', variantIds: [31] },
      ],
    });
  });
});

describe('taking stock', () => {
  it('sums needs of one product, and takes all or nothing', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 5 }), aProduct({ id: 2, stock: 1 }));

    await take('a', { productId: 1, qty: 2 }, { productId: 1, qty: 1 });
    const refused = take(
      'a',
      { productId: 1, qty: 1 },
      { productId: 2, qty: 1 },
      { productId: 2, qty: 1 },
    );

    await expect(refused).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      statusCode: 409,
      payload: { products: [{ productId: 2, free: 1 }] },
    });
    expect(await stockOf(1)).toEqual({ stock: 2, held: 0 });
    expect(await stockOf(2)).toEqual({ stock: 1, held: 0 });
  });

  it('refuses what is withdrawn, unknown or of another site, and never counts what has no count', async () => {
    await sell(testApp.app, aProduct({ id: 1 }), aProduct({ id: 2, stock: null }));
    await db().updateTable('product').set({ archived: true }).where('id', '=', 1).execute();

    await take('a', { productId: 2, qty: 999 });

    expect(await stockOf(2)).toEqual({ stock: null, held: 0 });
    for (const productId of [1, 77]) {
      await expect(take('a', { productId, qty: 1 })).rejects.toThrow('not available');
    }
    const foreign = db()
      .transaction()
      .execute((trx) => sale.takeStock(trx, 2, 'a', [{ productId: 2, qty: 1 }]));
    await expect(foreign).rejects.toThrow('not available');
  });

  it('answers the tags of what has run out, also of the configurable product and the bundle', async () => {
    await sell(
      testApp.app,
      aProduct({ id: 1, format: 'configurable', stock: null }),
      aProduct({ id: 11, mainProductId: 1, visible: false, stock: 2 }),
      aProduct({ id: 3, format: 'bundle', stock: null }),
    );
    await db()
      .insertInto('bundle_member')
      .values({ bundle_id: 3, product_id: 1, qty: 1, position: 0 })
      .execute();

    expect(await take('a', { productId: 11, qty: 1 })).toEqual(['stock:11']);
    const tags = await take('a', { productId: 11, qty: 1 });

    expect([...tags].sort()).toEqual(['product:1', 'product:11', 'product:3', 'products']);
  });

  it('answers no tags while there is plenty, which pages do not tell in numbers', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 101 }));

    expect(await take('a', { productId: 1, qty: 1 })).toEqual([]);
    expect(await take('a', { productId: 1, qty: 1 })).toEqual(['stock:1']);
  });

  it('gives back what an order had taken, and wakes those who wait', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 1 }), aProduct({ id: 2, stock: 9 }));
    await take('a', { productId: 1, qty: 1 }, { productId: 2, qty: 1 });
    await db()
      .insertInto('stock_alert')
      .values(
        [1, 2].map((product_id) => ({ site_id: 1, product_id, email: 'a@b.hr', locale: 'hr' })),
      )
      .execute();

    const tags = await giveBack({ productId: 1, qty: 1 }, { productId: 2, qty: 1 });

    expect(await stockOf(1)).toEqual({ stock: 1, held: 0 });
    expect(await stockOf(2)).toEqual({ stock: 9, held: 0 });
    expect(tags).toEqual(['products', 'product:1', 'stock:2']);
    expect(awaited).toEqual([1]);
  });
});

describe('holding stock', () => {
  it('keeps pieces for one cart, which may take them, and replaces what it held', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 3 }), aProduct({ id: 2, stock: 3 }));

    await hold('a', LATER(), { productId: 1, qty: 2 }, { productId: 2, qty: 1 });
    await hold('a', LATER(), { productId: 1, qty: 3 });

    expect(await stockOf(1)).toEqual({ stock: 3, held: 3 });
    expect(await stockOf(2)).toEqual({ stock: 3, held: 0 });
    expect(await freeOf(1)).toBe(0);
    await expect(take('b', { productId: 1, qty: 1 })).rejects.toThrow('not available');
    await take('a', { productId: 1, qty: 2 });
    expect(await stockOf(1)).toEqual({ stock: 1, held: 0 });
  });

  it('holds less when less is there, and nothing that is not counted', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 3 }), aProduct({ id: 2, stock: null }));

    await hold('a', LATER(), { productId: 1, qty: 2 });
    await hold('b', LATER(), { productId: 1, qty: 2 }, { productId: 2, qty: 1 });
    await hold('c', LATER(), { productId: 1, qty: 2 });

    const holds = await db()
      .selectFrom('stock_hold')
      .select(['cart_id', 'qty'])
      .orderBy('cart_id')
      .execute();
    expect(holds).toEqual([
      { cart_id: 'a', qty: 2 },
      { cart_id: 'b', qty: 1 },
    ]);
    expect(await stockOf(1)).toEqual({ stock: 3, held: 3 });
  });

  it('ends with its time: at once for everybody, and in the books exactly once', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 2 }));
    await hold('a', PAST, { productId: 1, qty: 2 });

    expect(await stockOf(1)).toEqual({ stock: 2, held: 2 });
    expect(await freeOf(1)).toBe(2);
    await take('b', { productId: 1, qty: 1 });
    expect(await stockOf(1)).toEqual({ stock: 1, held: 0 });
    expect(await sweep()).toEqual([]);
    expect(await stockOf(1)).toEqual({ stock: 1, held: 0 });
  });

  it('that is swept comes back with its cache tags', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 2 }), aProduct({ id: 2, stock: 2 }));
    await hold('a', PAST, { productId: 1, qty: 2 });
    await hold('b', LATER(), { productId: 2, qty: 2 });

    expect(await sweep()).toEqual(['products', 'product:1']);
    expect(await stockOf(1)).toEqual({ stock: 2, held: 0 });
    expect(await stockOf(2)).toEqual({ stock: 2, held: 2 });
  });
});
