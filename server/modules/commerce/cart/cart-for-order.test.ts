import { beforeEach, describe, expect, it } from 'vitest';
import { CartClient, cartOf } from '#tests/support/cart-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cart: CartClient;

beforeEach(async () => {
  test = await createTestApp();
  await sell(
    test.app,
    aProduct({ id: 1, cents: 2500, stock: 8 }),
    aProduct({ id: 2, format: 'bundle', stock: null, members: [{ id: 1, qty: 3 }] }),
  );
  await test.database.db
    .insertInto('coupon')
    .values({
      site_id: 1,
      code: 'MORE',
      kind: 'amount',
      percent_basis_points: null,
      amount_cents: 500,
      starts_at: null,
      ends_at: null,
      limit_total: null,
      limit_per_customer: null,
    })
    .execute();
  cart = await CartClient.start(test);
});

async function lock(key = cart.key) {
  const ctx = await test.services.directory.contextOf(1);
  return test.database.db
    .transaction()
    .execute((trx) => test.services.cartsForOrders.lock(trx, ctx, key));
}

async function lockOpen() {
  const found = await lock();
  if (found.archived) throw new Error('The cart is archived.');
  return found;
}

describe('a cart that is to be ordered', () => {
  it('is calculated from the database, with what each line takes from stock', async () => {
    await cart.add(1, 2);
    await cart.add(2, 2);
    const shown = cartOf(await cart.call('POST', 'cart/applyCoupon', { couponCode: 'MORE' }));

    const found = await lockOpen();

    expect(
      found.lines.map(({ kind, product, qty, needs }) => [kind, product.id, qty, needs]),
    ).toEqual([
      ['product', 1, 2, [{ productId: 1, qty: 2 }]],
      ['product', 2, 2, [{ productId: 1, qty: 6 }]],
    ]);
    expect(found).toMatchObject({
      hasChanged: false,
      isDigitalOnly: false,
      coupon: { code: 'MORE' },
      delivery: null,
      priced: { totalCents: Math.round(shown.prices.base.orderTotal * 100) },
    });
    expect(found.priced.lines.map(({ key }) => key)).toEqual(found.lines.map(({ key }) => key));
  });

  it('has changed when a price did, until the new one was shown (I14)', async () => {
    await cart.add(1);
    await test.database.db.updateTable('product_price').set({ retail_cents: 2600 }).execute();

    expect((await lockOpen()).hasChanged).toBe(true);
    await cart.cart();
    expect((await lockOpen()).hasChanged).toBe(false);
  });

  it('has changed when its coupon ended (I30)', async () => {
    await cart.add(1);
    await cart.call('POST', 'cart/applyCoupon', { couponCode: 'MORE' });
    await test.database.db.updateTable('coupon').set({ active: false }).execute();

    expect(await lockOpen()).toMatchObject({
      hasChanged: true,
      coupon: null,
      priced: { couponCents: 0, totalCents: 2500 },
    });
  });

  it('names a product that was withdrawn (I6)', async () => {
    await cart.add(1);
    await test.database.db.updateTable('product').set({ archived: true }).execute();

    expect((await lockOpen()).lines).toMatchObject([{ product: { id: 1, archived: true } }]);
  });

  it('opens to its own key only', async () => {
    await expect(lock({ ...cart.key, protectCode: 'x' })).rejects.toMatchObject({
      code: 'CART_NOT_FOUND',
    });
  });

  it('is closed for good once it was ordered, and gives back what it held', async () => {
    await cart.add(1, 2, { reservation: true });
    await test.database.db
      .transaction()
      .execute((trx) => test.services.cartsForOrders.archive(trx, cart.key.cartId));
    const ctx = await test.services.directory.contextOf(1);

    expect(await lock()).toEqual({ archived: true });
    expect(await test.services.cartsForOrders.isKey(ctx, cart.key)).toBe(true);
    expect(await test.services.cartsForOrders.isKey(ctx, { ...cart.key, protectCode: 'x' })).toBe(
      false,
    );
    const response = await cart.call('POST', 'cart/getCart');
    expect(response.json()).toMatchObject({ statusCode: 409, message: 'Cart is archived.' });
    const { held } = await test.database.db
      .selectFrom('product')
      .select('held')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(held).toBe(0);
  });
});
