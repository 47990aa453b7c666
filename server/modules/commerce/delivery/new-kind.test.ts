import { beforeEach, expect, it } from 'vitest';
import { ADDRESS, Buyer } from '#tests/support/buyer.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { createEditor } from '#tests/support/editor-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop } from '#tests/support/shop.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { ALL_DELIVERY_KINDS } from './kinds/all-kinds.ts';
import { timeSlot } from './testing/time-slot.ts';

const WITH_SLOTS: TestSettings = { deliveryKinds: [...ALL_DELIVERY_KINDS, timeSlot] };

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(WITH_SLOTS);
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
  const { db } = test.database;
  await db
    .updateTable('delivery_method')
    .set({ kind: timeSlot.id })
    .where('id', '=', DELIVERY.courier)
    .execute();
});

const choose = (buyer: Buyer, answers: Record<string, string>) =>
  buyer.call('PUT', 'delivery/saveDeliveryMethod', {
    userId: buyer.userId,
    deliveryMethodId: DELIVERY.courier,
    answers,
  });
async function withGoods() {
  const buyer = await Buyer.meet(test);
  await buyer.add(1);
  return buyer;
}
const faultsOf = (answer: Awaited<ReturnType<typeof choose>>) =>
  answer.json().error?.payload.fields;

it('a new kind of delivery says what it asks for', async () => {
  const buyer = await withGoods();
  const answer = await buyer.call('POST', 'delivery/getApplicableDeliveryMethods', {
    countryIso: 'HR',
  });

  expect(answer.json().data[0]).toMatchObject({
    id: DELIVERY.courier,
    fields: [
      {
        name: 'slot',
        label: 'Termin',
        isRequired: true,
        choices: [
          { value: 'morning', label: '8–12 h' },
          { value: 'evening', label: '16–20 h' },
        ],
      },
      { name: 'floor', label: 'Kat', isRequired: false },
    ],
  });
  expect(answer.json().data[1]).not.toHaveProperty('fields');
});

it('refuses answers that are missing, not on the list, too long or against its own rule', async () => {
  const buyer = await withGoods();

  expect(faultsOf(await choose(buyer, {}))).toEqual({ 'answers.slot': 'required' });
  expect(faultsOf(await choose(buyer, { slot: '  ' }))).toEqual({ 'answers.slot': 'required' });
  expect(faultsOf(await choose(buyer, { slot: 'night' }))).toEqual({ 'answers.slot': 'enum' });
  expect(faultsOf(await choose(buyer, { slot: 'morning', floor: 'top' }))).toEqual({
    'answers.floor': 'pattern',
  });
  expect((await choose(buyer, { slot: 'x'.repeat(201) })).statusCode).toBe(400);
  expect((await choose(buyer, { __proto__: 'x', 'a b': 'x' })).statusCode).toBe(400);
});

it('keeps the answers in the cart, drops others, and puts them into order and mail', async () => {
  const { db } = test.database;
  const buyer = await withGoods();
  const chosen = await choose(buyer, { slot: 'evening', floor: ' 3 ', other: 'x' });
  const cart = chosen.json().data;

  expect(JSON.parse(cart.options)).toEqual({ deliveryAnswers: { slot: 'evening', floor: '3' } });
  expect(cart.delivery.details).toEqual(['Termin: 16–20 h', 'Kat: 3']);

  await buyer.choosePayment(1);
  await buyer.placed();
  const order = await db.selectFrom('shop_order').selectAll().executeTakeFirstOrThrow();
  expect(order.delivery.details).toEqual(['Termin: 16–20 h', 'Kat: 3']);
});

it('forgets the answers with the method, and a cart without them has no delivery', async () => {
  const { db } = test.database;
  const buyer = await withGoods();
  await choose(buyer, { slot: 'evening' });
  await buyer.chooseDelivery(DELIVERY.locker, 1);
  const other = await buyer.call('POST', 'cart/getCart', {});
  expect(JSON.parse(other.json().data.options)).toEqual({ deliveryBranchId: 1 });

  await choose(buyer, { slot: 'evening' });
  await db.updateTable('cart').set({ delivery_answers: {} }).execute();
  const cart = await buyer.call('POST', 'cart/getCart', {});
  expect(cart.json().data.deliveryMethodId).toBeNull();
});

it('takes the answers from the form of the checkout, and names the field that is faulty', async () => {
  const jar = new CookieJar();
  const submit = (path: string, fields: Record<string, string>) =>
    submitFrom(jar, test, {
      path,
      fields: { page: '/naplata', redirect: '/dalje', ...fields },
      headers: { accept: 'application/json' },
    });
  await submit('kosarica/dodaj', { productId: '1' });
  await submit('naplata/adresa', ADDRESS);
  const method = String(DELIVERY.courier);
  const slot = `delivery-${method}-slot`;

  const refused = await submit('naplata/dostava', { deliveryMethodId: method, [slot]: '' });
  const taken = await submit('naplata/dostava', { deliveryMethodId: method, [slot]: 'morning' });

  expect(refused.json().error.payload.fields).toEqual({ [slot]: 'required' });
  expect(taken.statusCode).toBe(200);
  const cart = await test.database.db.selectFrom('cart').selectAll().executeTakeFirstOrThrow();
  expect(cart.delivery_answers).toEqual({ slot: 'morning' });
});

it('is known to the back office, which stores no kind that there is not', async () => {
  const editor = await createEditor(test, { firstName: 'Ema', lastName: 'Babić' });
  const stranger = await test.app.inject({
    url: '/api/v1/admin/delivery-method/kinds',
    headers: test.headers,
  });
  const method = { code: 12, names: { hr: 'Termin' }, priceCents: 500, countries: ['HR'] };
  const create = (kind: string) =>
    editor.send('POST', '/admin/delivery-method/create', { ...method, kind });

  const { kinds } = (await editor.send('GET', '/admin/delivery-method/kinds')).json().data;
  expect(kinds).toContainEqual({ id: 'timeSlot', labels: timeSlot.labels });
  expect(stranger.statusCode).toBe(401);
  expect((await create('timeSlot')).statusCode).toBe(200);
  const refused = await create('drone');
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.payload.fields).toEqual({ kind: 'enum' });
});

it('a kind that was taken out again leaves its methods stored and offers them to nobody', async () => {
  const { services, database } = test;
  const wish = { country: 'HR', isDigitalOnly: false };
  const offered = async () =>
    (await services.delivery.applicable(database.db, 1, wish)).map(({ id }) => id);
  expect(await offered()).toContain(DELIVERY.courier);

  await database.db
    .updateTable('delivery_method')
    .set({ kind: 'gone' })
    .where('id', '=', DELIVERY.courier)
    .execute();
  expect(await offered()).not.toContain(DELIVERY.courier);
  const buyer = await withGoods();
  expect((await choose(buyer, { slot: 'evening' })).statusCode).toBe(404);
});
