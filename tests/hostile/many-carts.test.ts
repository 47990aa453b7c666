import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { removeExpiredCarts } from '#server/modules/commerce/cart/cart-expiry.repository.ts';
import { CartClient, cartOf } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** `MANY_CARTS=5000` makes the run of F23. */
const CARTS = Number(process.env['MANY_CARTS'] ?? 1000);
/** Carts between two looks at the memory. */
const BATCH = CARTS / 5;
/** Each cart that stayed in memory would take some kilobytes. */
const GROWTH_PER_CART = 1024;
const LINES = 2;
const PRODUCTS = 40;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  const products = Array.from({ length: PRODUCTS }, (_, n) =>
    aProduct({ id: n + 1, cents: 1000 + n, stock: 1_000_000 }),
  );
  await openShop(test, products);
});

/** Starts a cart as a visitor of an own address, puts products in and never comes back. */
async function abandon(n: number) {
  const visitor = new CartClient(test).from(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  const session = await visitor.send('GET', 'cart/getNewCartSession');
  const { id, protectCode } = session.json<{ data: { id: string; protectCode: string } }>().data;
  visitor.key = { cartId: id, protectCode };
  for (let line = 0; line < LINES; line += 1) {
    cartOf(await visitor.add(1 + ((n + line) % PRODUCTS)));
  }
}

/** Bytes in use once everything that nobody holds is gone. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}

const count = async (table: 'cart' | 'cart_item' | 'stock_hold') => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)}`.execute(test.app.db);
  return rows[0]?.n;
};

it(`${CARTS} abandoned carts take no memory, and nothing of them is left when their time is over (F23)`, {
  timeout: 900_000,
}, async () => {
  const growths: number[] = [];
  for (let n = 0; n < CARTS; n += BATCH) {
    const before = heapUsed();
    for (let cart = n; cart < n + BATCH; cart += 1) await abandon(cart);
    growths.push(heapUsed() - before);
  }

  // Something else may grow now and then; what keeps carts grows with each batch of them.
  expect(Math.min(...growths)).toBeLessThan(BATCH * GROWTH_PER_CART);
  expect(await count('cart')).toBe(CARTS);
  expect(await count('cart_item')).toBe(CARTS * LINES);

  await sql`update cart set updated_at = now() - interval '61 days'`.execute(test.app.db);
  expect(await removeExpiredCarts(test.app.db)).toBe(CARTS);
  expect([await count('cart'), await count('cart_item'), await count('stock_hold')]).toEqual([
    0, 0, 0,
  ]);
});
