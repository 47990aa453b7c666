import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer } from '#tests/support/buyer.ts';
import { refusalOf } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { insertOrder, openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1 })]);
});

const countOrders = async () =>
  (await test.database.db.selectFrom('shop_order').select('id').execute()).length;

describe('a cart is the key of its order (I20)', () => {
  const WORDS = { giftMessage: 'Sretno!', to: 'Iva', from: 'Ana', orderMessage: 'Na katu.' };

  it('and the same request is answered by the same status and body', async () => {
    const buyer = await Buyer.ready(test);
    const first = await buyer.order(WORDS);

    const again = await buyer.order(WORDS);

    expect(first.statusCode).toBe(200);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(await countOrders()).toBe(1);
  });

  it.each(Object.keys(WORDS))('and another %s is refused, and changes nothing', async (field) => {
    const buyer = await Buyer.ready(test);
    await buyer.placed(WORDS);
    const before = await test.database.db.selectFrom('shop_order').selectAll().execute();

    const other = await buyer.order({ ...WORDS, [field]: 'Nešto drugo' });

    expect(refusalOf(other)).toEqual([409, 'CART_ARCHIVED']);
    expect(other.json()).toMatchObject({ errored: true, message: 'Cart is archived.' });
    expect(await test.database.db.selectFrom('shop_order').selectAll().execute()).toEqual(before);
  });

  it('and a browser that has forgotten its words still finds its order', async () => {
    const buyer = await Buyer.ready(test);
    const first = await buyer.placed(WORDS);

    expect(await buyer.placed()).toEqual(first);
  });
});

describe('the database itself (I21)', () => {
  it('holds one order of a cart at most, whoever writes it', async () => {
    await insertOrder(test, { id: 1, cart_id: 'jedna' });

    await expect(insertOrder(test, { id: 2, cart_id: 'jedna' })).rejects.toThrow(/unique/i);
    expect(await countOrders()).toBe(1);
  });

  it('knows a payment by its reference once, and one payment of an order', async () => {
    await insertOrder(test, { id: 1 });
    await insertOrder(test, { id: 2 });
    const pay = (orderId: number, reference: string) =>
      test.database.db
        .insertInto('payment')
        .values({
          order_id: orderId,
          adapter: 'testGateway',
          reference,
          amount_cents: 1000,
          currency: 'EUR',
          state: 'open',
        })
        .execute();
    await pay(1, 'r-1');

    await expect(pay(2, 'r-1')).rejects.toThrow(/unique/i);
    await expect(pay(1, 'r-2')).rejects.toThrow(/unique/i);
  });

  it('refuses stock below nothing, and a line of more than 999 pieces', async () => {
    const { db } = test.database;
    await (await Buyer.meet(test)).add(1);

    await expect(db.updateTable('product').set({ stock: -1 }).execute()).rejects.toThrow(/check/i);
    await expect(db.updateTable('cart_item').set({ qty: 1000 }).execute()).rejects.toThrow(
      /check/i,
    );
  });
});
