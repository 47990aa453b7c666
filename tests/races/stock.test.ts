import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSaleCatalog } from '#server/modules/catalogue/catalog/sale-catalog.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onPostgres } from '#tests/support/test-database.ts';

const sale = createSaleCatalog(async () => undefined);
let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
});

const db = () => testApp.app.db;
const inTransaction = <T>(work: (trx: Parameters<typeof sale.takeStock>[0]) => Promise<T>) =>
  db().transaction().execute(work);

async function outcomes(tries: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(tries);
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: settled.filter(
      (one) => one.status === 'rejected' && one.reason.code === 'OUT_OF_STOCK',
    ).length,
  };
}

interface Book {
  id: number;
  stock: number;
  held: number;
  holds: number;
}

async function books(): Promise<Book[]> {
  const { rows } = await sql<Book>`
    select id, stock, held,
      (select coalesce(sum(qty), 0) from stock_hold where product_id = p.id) as holds
    from product as p order by id`.execute(db());
  return rows;
}

it('runs on a server with real connections', () => {
  expect(onPostgres).toBe(true);
});

describe('stock under fire', () => {
  it('is sold to the last piece and never further (I1)', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 10 }));

    const buyers = Array.from({ length: 50 }, (_, cart) =>
      inTransaction((trx) => sale.takeStock(trx, 1, `cart-${cart}`, [{ productId: 1, qty: 1 }])),
    );

    expect(await outcomes(buyers)).toEqual({ done: 10, refused: 40 });
    expect(await books()).toMatchObject([{ stock: 0, held: 0 }]);
  });

  it('is summed over lines, and taken crosswise without a deadlock (I2)', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 30 }), aProduct({ id: 2, stock: 30 }));
    const forward = [
      { productId: 1, qty: 1 },
      { productId: 2, qty: 1 },
      { productId: 1, qty: 1 },
    ];

    const buyers = Array.from({ length: 40 }, (_, cart) =>
      inTransaction((trx) =>
        sale.takeStock(trx, 1, `cart-${cart}`, cart % 2 === 0 ? forward : forward.toReversed()),
      ),
    );

    expect(await outcomes(buyers)).toEqual({ done: 15, refused: 25 });
    expect(await books()).toMatchObject([{ stock: 0 }, { stock: 15 }]);
  });

  it('that was held too long comes back once, however many sweep (I4)', async () => {
    await sell(testApp.app, aProduct({ id: 1, stock: 20 }));
    for (let cart = 0; cart < 10; cart += 1) {
      await inTransaction((trx) =>
        sale.holdStock(trx, 1, `cart-${cart}`, [{ productId: 1, qty: 2 }], new Date('2020-01-01')),
      );
    }

    await Promise.all(Array.from({ length: 12 }, () => inTransaction(sale.sweepHolds)));

    expect(await books()).toEqual([{ id: 1, stock: 20, held: 0, holds: 0 }]);
  });

  it('keeps its books through any mix of holding, taking, giving back and sweeping (I3)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
        testApp = await createTestApp();
        await sell(testApp.app, ...[1, 2, 3].map((id) => aProduct({ id, stock: 10 })));

        const changes = await Promise.all(steps.map(act));

        const rows = await books();
        const total = rows.reduce((sum, { stock }) => sum + stock, 0);
        expect(total).toBe(changes.reduce((sum, change) => sum + change, 30));
        for (const { stock, held, holds } of rows) {
          expect(held).toBe(holds);
          expect(held).toBeLessThanOrEqual(stock);
        }
      }),
      { numRuns: 25 },
    );
  });
});

const step = fc.record({
  what: fc.constantFrom('hold', 'hold-past', 'take', 'return', 'sweep'),
  // Every change of a cart locks it, so two at once are of two carts.
  cartId: fc.uuid(),
  productId: fc.integer({ min: 1, max: 3 }),
  qty: fc.integer({ min: 1, max: 4 }),
});

/** Does one step; answers by how many pieces the stock changed. */
async function act({ what, cartId, productId, qty }: ValueOf<typeof step>): Promise<number> {
  const needs = [{ productId, qty }];
  switch (what) {
    case 'sweep':
      await inTransaction(sale.sweepHolds);
      return 0;
    case 'return':
      await inTransaction((trx) => sale.returnStock(trx, needs));
      return qty;
    case 'take': {
      const taking = inTransaction((trx) => sale.takeStock(trx, 1, cartId, needs));
      const { done, refused } = await outcomes([taking]);
      expect(done + refused).toBe(1);
      return done * -qty;
    }
    default: {
      const until = new Date(what === 'hold' ? Date.now() + 60_000 : '2020-01-01');
      await inTransaction((trx) => sale.holdStock(trx, 1, cartId, needs, until));
      return 0;
    }
  }
}

type ValueOf<A> = A extends fc.Arbitrary<infer V> ? V : never;
