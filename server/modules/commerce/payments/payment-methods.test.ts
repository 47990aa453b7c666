import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { CartClient, cartOf, fieldsOf, linesOf, refusalOf } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, FEE, openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let buyer: Buyer;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [
    aProduct({ id: 1, cents: 2500 }),
    aProduct({ id: 2, format: 'eProduct', stock: null }),
  ]);
  buyer = await Buyer.meet(test);
  await buyer.add(1);
});

interface Method {
  id: number;
  name: string;
  methodCode: number;
  paymentType: string;
}
const PATH = 'payment/getApplicablePaymentMethods';
const ask = (body: object = {}, client: CartClient = buyer) =>
  client.call('POST', PATH, { userId: buyer.userId, ...body });
const list = async () => dataOf<Method[]>(await ask());
const codes = async () => (await list()).map(({ methodCode }) => methodCode);
const save = (body: object, client: CartClient = buyer) =>
  client.call('PUT', 'payment/savePaymentMethod', { userId: buyer.userId, ...body });

describe('ways of payment', () => {
  it('are told with all that the checkout shows (PAY-08), those that are set up only', async () => {
    await buyer.chooseDelivery(DELIVERY.courier);

    expect(await list()).toEqual([
      {
        id: PAYMENT.card,
        name: 'Kartica',
        description: expect.stringContaining('Visa'),
        methodCode: 12,
        paymentType: 'HPF',
      },
      expect.objectContaining({ methodCode: 3, paymentType: '' }),
      expect.objectContaining({ methodCode: 5, paymentType: '' }),
    ]);
  });

  it('of pay on delivery are not there for who collects in the shop (CHK-16)', async () => {
    await buyer.chooseDelivery(DELIVERY.pickup, 4);

    expect(await codes()).toEqual([12, 3]);
  });

  it('are there for what is only digital without any delivery (G-081)', async () => {
    await buyer.call('POST', 'cart/clearCart');
    await buyer.add(2);

    expect(await codes()).toEqual([12, 3]);
  });

  it('leave out one that is switched off', async () => {
    await test.database.db
      .updateTable('payment_method')
      .set({ active: false })
      .where('code', '=', 3)
      .execute();

    expect(await codes()).toEqual([12, 5]);
  });

  it('need somebody who pays, and answer nobody else (CART-28, S4)', async () => {
    const nobody = await CartClient.start(test);

    expect(refusalOf(await ask({}, nobody))).toEqual([400, 'NO_ACTIVE_USER']);
    expect(refusalOf(await ask({ userId: buyer.userId + 1 }))).toEqual([404, 'NOT_FOUND']);
  });

  it('hear of every field that is wrong', async () => {
    const response = await ask({ userId: 'x', userBillingAddressId: 0, more: 1 });

    expect(response.statusCode).toBe(400);
    expect(Object.keys(fieldsOf(response) ?? {}).sort()).toEqual([
      'more',
      'userBillingAddressId',
      'userId',
    ]);
  });
});

describe('the chosen way of payment', () => {
  beforeEach(async () => {
    await buyer.chooseDelivery(DELIVERY.courier);
  });

  it('is part of the cart, and can be changed', async () => {
    expect(cartOf(await save({ paymentMethodId: PAYMENT.card })).paymentMethodId).toBe(
      PAYMENT.card,
    );
    const onDelivery = cartOf(await save({ paymentMethodId: PAYMENT.onDelivery }));

    expect(linesOf(onDelivery)).toEqual([
      [1, 1],
      [FEE, 1],
    ]);
    expect(onDelivery.prices.base.orderTotal).toBe(30.5);
    expect(linesOf(cartOf(await save({ paymentMethodId: PAYMENT.transfer })))).toEqual([[1, 1]]);
  });

  it('must be one that goes with the cart', async () => {
    await buyer.chooseDelivery(DELIVERY.pickup, 4);

    for (const paymentMethodId of [PAYMENT.onDelivery, PAYMENT.paypal, 99]) {
      expect(refusalOf(await save({ paymentMethodId }))).toEqual([
        400,
        'PAYMENT_METHOD_NOT_APPLICABLE',
      ]);
    }
    expect((await buyer.cart()).paymentMethodId).toBeNull();
  });

  it('is chosen by who pays, and by nobody else (CART-28, S4)', async () => {
    const paymentMethodId = PAYMENT.card;
    const nobody = await CartClient.start(test);

    expect(refusalOf(await save({ paymentMethodId }, nobody))).toEqual([400, 'NO_ACTIVE_USER']);
    expect(refusalOf(await save({ paymentMethodId, userId: buyer.userId + 1 }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it.each([
    [{ paymentMethodId: 0 }, ['paymentMethodId']],
    [{ paymentMethodId: null, userId: 0 }, ['paymentMethodId', 'userId']],
    [{}, ['paymentMethodId']],
    [{ paymentMethodId: 1, companyData: {} }, ['companyData.companyName', 'companyData.oib']],
    [
      { paymentMethodId: 1, companyData: { companyName: '', oib: '69435151531', vat: 1 } },
      ['companyData.companyName', 'companyData.oib', 'companyData.vat'],
    ],
  ])('hears of every field that is wrong in %o (CHK-11)', async (body, fields) => {
    const response = await save(body);

    expect(response.statusCode).toBe(400);
    expect(Object.keys(fieldsOf(response) ?? {}).sort()).toEqual(fields);
  });

  it('makes it a company’s purchase, and not any more without its data (G-088)', async () => {
    const companyData = { companyName: 'More d.o.o.', oib: '69435151530' };
    const company = () =>
      test.database.db.selectFrom('cart').select('company').executeTakeFirstOrThrow();

    await save({ paymentMethodId: PAYMENT.card, companyData });
    expect(await company()).toEqual({ company: companyData });
    await save({ paymentMethodId: PAYMENT.card });
    expect(await company()).toEqual({ company: null });
  });
});
