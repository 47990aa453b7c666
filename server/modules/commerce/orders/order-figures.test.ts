import { beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS, Buyer } from '#tests/support/buyer.ts';
import { cartOf, refusalOf } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, FEE, MORE5, openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500 })], [{ ...MORE5, limitPerCustomer: 1 }]);
});

const makeDearer = () =>
  test.database.db
    .updateTable('product_price')
    .set({ retail_cents: 2600 })
    .where('product_id', '=', 1)
    .execute();

describe('figures that no answer has shown (I14)', () => {
  it.each<[string, (buyer: Buyer) => Promise<{ statusCode: number }>]>([
    [
      'an address',
      (buyer) =>
        buyer.call('PATCH', 'cart/updateGuestUser', {
          userId: buyer.userId,
          addresses: [{ ...ADDRESS, type: 'shipping', city: 'Split' }],
        }),
    ],
    ['an e-mail', (buyer) => buyer.call('POST', 'cart/addGuestUser', { email: 'b@izlog.test' })],
    [
      'another country',
      (buyer) => buyer.call('POST', 'delivery/getApplicableDeliveryMethods', { countryIso: 'SI' }),
    ],
  ])('are not ordered at, though %s was told meanwhile', async (_what, tell) => {
    const buyer = await Buyer.ready(test);
    await makeDearer();

    expect((await tell(buyer)).statusCode).toBe(200);
    expect(refusalOf(await buyer.order())).toEqual([409, 'CART_CHANGED']);

    expect((await buyer.cart()).prices.base.itemsTotal).toBe(26);
    expect((await buyer.order()).statusCode).toBe(200);
  });

  it('are not ordered at when only the delivery has become dearer', async () => {
    const buyer = await Buyer.ready(test);
    await buyer.cart();
    await test.database.db.updateTable('delivery_method').set({ price_cents: 450 }).execute();

    expect(refusalOf(await buyer.order())).toEqual([409, 'CART_CHANGED']);

    expect((await buyer.cart()).prices.base.delivery).toBe(4.5);
    expect((await buyer.order()).statusCode).toBe(200);
  });

  it('are not ordered at when only the fee of paying on delivery has become dearer', async () => {
    const buyer = await Buyer.ready(test);
    await buyer.chooseDelivery(DELIVERY.courier);
    await buyer.choosePayment(PAYMENT.onDelivery);
    const { orderTotal } = (await buyer.cart()).prices.base;
    await test.database.db
      .updateTable('product_price')
      .set({ retail_cents: 200 })
      .where('product_id', '=', FEE)
      .execute();

    expect(refusalOf(await buyer.order())).toEqual([409, 'CART_CHANGED']);

    expect((await buyer.cart()).prices.base.orderTotal).toBe(orderTotal + 0.5);
    expect((await buyer.order()).statusCode).toBe(200);
  });

  it('are not ordered at when the coupon is not for the e-mail that was told last', async () => {
    const first = await Buyer.ready(test, 1);
    await first.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' });
    await first.placed();
    const second = await Buyer.ready(test, 2);
    cartOf(await second.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' }));

    await second.call('POST', 'cart/addGuestUser', { email: 'gost1@izlog.test' });

    expect(refusalOf(await second.order())).toEqual([409, 'CART_CHANGED']);
    expect(await second.cart()).toMatchObject({ couponCode: '', prices: { base: { coupon: 0 } } });
    expect((await second.order()).statusCode).toBe(200);
  });
});
