import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { CartClient, linesOf } from '#tests/support/cart-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onPostgres } from '#tests/support/test-database.ts';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp();
  await sell(
    test.app,
    aProduct({ id: 1, stock: 5 }),
    aProduct({ id: 2, stock: null }),
    aProduct({ id: 3, stock: 20 }),
  );
});

it('runs on a server with real connections', () => {
  expect(onPostgres).toBe(true);
});

describe('a cart under fire', () => {
  it('loses none of forty changes that come at once (I34)', async () => {
    const cart = await CartClient.start(test);

    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => cart.add((n % 2) + 2)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(linesOf(await cart.cart()).sort()).toEqual([
      [2, 20],
      [3, 20],
    ]);
  });

  it('takes as many pieces as there are and not one more', async () => {
    const cart = await CartClient.start(test);

    const answers = await Promise.all(Array.from({ length: 20 }, () => cart.add(1)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(linesOf(await cart.cart())).toEqual([[1, 5]]);
  });

  it('never brings back a line that was deleted (I34)', async () => {
    const cart = await CartClient.start(test);
    await cart.add(2);
    const itemId = (await cart.cart()).items[0]?.itemId ?? 0;

    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => cart.update(itemId, n + 1)),
      cart.remove(itemId),
      ...Array.from({ length: 10 }, (_, n) => cart.update(itemId, n + 1)),
    ]);

    expect(answers.every(({ statusCode }) => [200, 404].includes(statusCode))).toBe(true);
    expect((await cart.cart()).items).toEqual([]);
  });

  it('holds no more pieces than there are, and neither loses nor doubles one', async () => {
    const carts = await Promise.all(Array.from({ length: 12 }, () => CartClient.start(test)));

    await Promise.all(carts.map((cart) => cart.add(1, 1, { reservation: true })));

    const { rows } = await sql<{ held: number; holds: number }>`
      select held, (select coalesce(sum(qty), 0) from stock_hold where product_id = p.id) as holds
      from product as p where id = 1`.execute(test.database.db);
    expect(rows[0]).toEqual({ held: 5, holds: 5 });
  });

  it('is joined with the older one once, though a login is told ten times (I33)', async () => {
    await test.services.auth.createAccount(anAccount());
    const { tokens } = await logIn(test.app, test.headers, 'kupac@izlog.test');
    const asCustomer = { accesstoken: tokens.accessToken };
    const older = await CartClient.start(test, asCustomer);
    await older.add(2, 3);
    const cart = await CartClient.start(test);
    await cart.add(2, 4);
    cart.use(asCustomer);

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => cart.call('POST', 'cart/getCart')),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(linesOf(await cart.cart())).toEqual([[2, 7]]);
  });
});
