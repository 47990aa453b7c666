import { beforeEach, expect, it } from 'vitest';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { createEditor } from '#tests/support/editor-client.ts';
import { GATEWAY, postForm } from '#tests/support/gateway.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** As in a shop that strangers can reach: nobody has asked for the test gateway. */
const WITHOUT = { config: { payments: { testMode: false } } };

let test: TestApp;
let buyer: Buyer;
beforeEach(async () => {
  test = await createTestApp(WITHOUT);
  await openShop(test, [aProduct({ id: 1, cents: 2500 })]);
  buyer = await Buyer.meet(test);
  await buyer.add(1);
  await buyer.chooseDelivery(DELIVERY.courier);
});

it('a way of payment that needs the test gateway is not offered', async () => {
  const path = 'payment/getApplicablePaymentMethods';
  const offered = await buyer.call('POST', path, { userId: buyer.userId });

  const codes = dataOf<{ methodCode: number }[]>(offered).map(({ methodCode }) => methodCode);
  expect(codes).toEqual([3, 5]);
});

it('nor can it be chosen, nor paid with where it was chosen before', async () => {
  const { userId } = buyer;
  const chosen = await buyer.call('PUT', 'payment/savePaymentMethod', {
    userId,
    paymentMethodId: PAYMENT.card,
  });
  await test.database.db.updateTable('cart').set({ payment_method_id: PAYMENT.card }).execute();

  expect(chosen.statusCode).toBe(400);
  expect((await buyer.order()).statusCode).toBe(400);
  expect(await test.database.db.selectFrom('shop_order').select('id').execute()).toEqual([]);
});

it('the gateway’s own addresses are not there', async () => {
  expect((await postForm(test, GATEWAY, { decision: 'approve' })).statusCode).toBe(404);
  expect((await postForm(test, `${GATEWAY}/callback`, {})).statusCode).toBe(404);
});

it('the back office puts no way of payment into use with it, and can keep one switched off', async () => {
  const editor = await createEditor(test, { firstName: 'Ema', lastName: 'Babić' });
  const method = { code: 12, names: { hr: 'Kartica' }, adapter: 'testGateway' };
  const create = (over: object) =>
    editor.send('POST', '/admin/payment-method/create', { ...method, ...over });
  const update = (change: object) =>
    editor.send('PATCH', `/admin/payment-method/update/${PAYMENT.card}`, change);

  const adapters = await editor.send('GET', '/admin/payment-method/adapters');
  expect(adapters.json().data).toEqual({ adapters: ['offline', 'bankTransfer'] });
  for (const refused of [
    await create({}),
    await create({ active: true }),
    await update({ position: 3 }),
  ]) {
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.payload.fields).toEqual({ adapter: 'notAvailable' });
  }
  expect((await create({ active: false })).statusCode).toBe(200);
  expect((await update({ adapter: 'offline' })).statusCode).toBe(200);
});
