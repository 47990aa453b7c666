import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { ADDRESS, Buyer } from '#tests/support/buyer.ts';
import { CartClient } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let buyer: Buyer;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500 })]);
  buyer = await Buyer.ready(test);
});

type Call = ['POST' | 'PUT' | 'PATCH', path: string, body: (userId: number) => object];

/** Every call of a checkout; each is good but for its key. */
const CALLS: Call[] = [
  ['POST', 'cart/addGuestUser', () => ({ email: 'x@izlog.test' })],
  [
    'PATCH',
    'cart/updateGuestUser',
    (userId) => ({ userId, addresses: [{ ...ADDRESS, type: 'main' }] }),
  ],
  ['POST', 'delivery/getApplicableDeliveryMethods', () => ({ countryIso: 'HR' })],
  ['PUT', 'delivery/saveDeliveryMethod', (userId) => ({ userId, deliveryMethodId: 1 })],
  ['POST', 'payment/getApplicablePaymentMethods', (userId) => ({ userId })],
  ['PUT', 'payment/savePaymentMethod', (userId) => ({ userId, paymentMethodId: 1 })],
  ['POST', 'order/create', (userId) => ({ userId })],
  ['POST', 'order/pgSuccess/1', () => ({ details: { id: 'X' } })],
];

describe.each(CALLS)('%s %s', (method, path, bodyOf) => {
  it('answers every key that is not right alike, and does nothing (S1, I32)', async () => {
    const { cartId, protectCode } = buyer.key;
    const other = await Buyer.meet(test, 2);
    await test.services.auth.createAccount(anAccount());
    const { tokens } = await logIn(test.app, test.headers, 'kupac@izlog.test');
    const customers = await CartClient.start(test, { accesstoken: tokens.accessToken });
    await customers.cart();
    const second = await addSecondSite(test);
    const body = bodyOf(buyer.userId);
    const keys: [CartClient, object][] = [
      [buyer, { cartId, protectCode: 'wrong' }],
      [buyer, { cartId, protectCode: '' }],
      [buyer, { cartId, protectCode: other.key.protectCode }],
      [buyer, { cartId, protectCode: protectCode.toLowerCase() }],
      [buyer, { cartId, protectCode: protectCode.slice(0, -1) }],
      [buyer, { cartId: 'unknown', protectCode }],
      [buyer, { cartId: '', protectCode: '' }],
      [new CartClient(test, second), { cartId, protectCode }],
    ];

    const answers = [];
    for (const [client, key] of keys)
      answers.push(await client.send(method, path, { ...key, ...body }));
    answers.push(await buyer.send(method, path, body));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({
      message: "Session doesn't exist",
      error: { code: 'CART_NOT_FOUND' },
    });
    expect(await test.database.db.selectFrom('shop_order').select('id').execute()).toEqual([]);
  });

  it('cannot be used to guess codes without end (S3)', async () => {
    const guess = (n: number) =>
      buyer.send(method, path, {
        ...bodyOf(buyer.userId),
        cartId: buyer.key.cartId,
        protectCode: `guess-${n}`,
      });
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await guess(n)).statusCode);

    expect(statuses.slice(0, 19)).toEqual(Array(19).fill(400));
    expect(statuses.at(-1)).toBe(429);
  });
});
