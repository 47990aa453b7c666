import { beforeEach, expect, it } from 'vitest';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, FEE, openShop, setCheckout } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
  await setCheckout(test, { cashOnDeliveryProductId: FEE });
});

async function filled(text: string, tags = new Set<string>()) {
  const { site, store } = await test.services.directory.contextOf(1);
  return test.services.placeholders.fill({ site, store, locale: 'hr' }, text, tags);
}
const rows = () => test.database.db;

it('texts name the ways of payment that are offered', async () => {
  const isOffered = await filled('{payment.methods}');
  expect(isOffered).toContain('Uplata na račun');
  expect(isOffered).toContain(' i ');
  // It has no account here.
  expect(isOffered).not.toContain('PayPal');
});

it('texts say the fee of paying on delivery, and rest on the product that it is the price of', async () => {
  const tags = new Set<string>();

  expect(await filled('Naknada {payment.cashFee}.', tags)).toBe('Naknada 1,50\u00a0€.');
  expect([...tags]).toEqual(['settings', `product:${FEE}`]);

  await rows()
    .updateTable('product_price')
    .set({ retail_cents: 220 })
    .where('product_id', '=', FEE)
    .execute();
  expect(await filled('{payment.cashFee}')).toBe('2,20\u00a0€');
});

it('texts promise no fee where nobody pays on delivery', async () => {
  await rows().updateTable('payment_method').set({ active: false }).where('code', '=', 5).execute();
  await rows()
    .updateTable('delivery_method')
    .set({ active: false })
    .where('code', '=', 5)
    .execute();

  expect(await filled('Pouzećem. Naknada {payment.cashFee}.')).toBe('Pouzećem.');
});

it('the checkout describes the ways with what they cost and how long they take', async () => {
  const buyer = await Buyer.meet(test);
  await buyer.add(1);
  const ways = await buyer.call('POST', 'delivery/getApplicableDeliveryMethods', {
    countryIso: 'HR',
  });
  const told =
    dataOf<{ methodCode: number; description: string; days?: string; orderBy?: string }[]>(ways);
  const byCode = (code: number) => told.find(({ methodCode }) => methodCode === code);

  expect(byCode(1)).toMatchObject({ days: '1 do 3 radna dana', orderBy: '14:00' });
  expect(byCode(5)?.description).toBe('Plaćate kuriru pri preuzimanju. Naknada je 1,50\u00a0€.');
  expect(byCode(15)).not.toHaveProperty('orderBy');

  await buyer.chooseDelivery(DELIVERY.courier);
  const { userId } = buyer;
  const payments = await buyer.call('POST', 'payment/getApplicablePaymentMethods', { userId });
  const paid = dataOf<{ methodCode: number; description: string }[]>(payments);
  expect(paid.find(({ methodCode }) => methodCode === 5)?.description).toContain('1,50\u00a0€');

  const cart = dataOf<{ delivery: { days?: string } }>(
    await buyer.call('POST', 'cart/getCart', {}),
  );
  expect(cart.delivery.days).toBe('1 do 3 radna dana');
  await rows().updateTable('delivery_method').set({ days_min: null, days_max: null }).execute();
  const without = dataOf<{ delivery: object }>(await buyer.call('POST', 'cart/getCart', {}));
  expect(without.delivery).not.toHaveProperty('days');
});
