import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer } from '#tests/support/buyer.ts';
import { type CookieJar, payingJar } from '#tests/support/cookie-jar.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { type PaypalPeer, paypalSettings, startPaypalPeer } from '#tests/support/paypal-peer.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop, PAYMENT } from '#tests/support/shop.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const AGAIN = '/naplata?korak=placanje';

let peer: PaypalPeer;
let settings: TestSettings;
let test: TestApp;
let jar: CookieJar;

beforeAll(async () => {
  peer = await startPaypalPeer();
  settings = paypalSettings(peer);
});
afterAll(() => peer.close());

beforeEach(async () => {
  peer.reset();
  test = await createTestApp(settings);
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 3 })]);
  await leaveButtons();
});

/** An order whose shopper sees PayPal's buttons, and leaves them. */
async function leaveButtons() {
  const buyer = await Buyer.ready(test);
  await buyer.choosePayment(PAYMENT.paypal);
  await buyer.placed();
  jar = payingJar(buyer.key);
}
/** "Another way of payment". */
const retry = async () => {
  const fields = { page: '/naplata', redirect: '/naplata' };
  const answer = await submitFrom(jar, test, { path: 'naplata/ponovno', fields });
  return answer.headers.location;
};
const books = async () => {
  const { db } = test.database;
  const orders = await db
    .selectFrom('shop_order as o')
    .innerJoin('payment as p', 'p.order_id', 'o.id')
    .select(['o.status', 'p.state as payment'])
    .execute();
  const open = await db.selectFrom('cart').select('id').where('status', '=', 'open').execute();
  return { orders, openCarts: open.length };
};
const take = () => Object.assign(peer.orders[0] ?? {}, { state: 'captured' });

const WAITING = { orders: [{ status: 'pending', payment: 'open' }], openCarts: 0 };

describe('another way of payment after PayPal', () => {
  it('goes on once PayPal says that it took no money', async () => {
    expect(await retry()).toBe(AGAIN);
    expect(await books()).toEqual({
      orders: [{ status: 'failed', payment: 'failed' }],
      openCarts: 1,
    });
    expect(await mailsOf(test)).toEqual([]);
  });

  it('does not go on where PayPal took the money and nobody heard of it', async () => {
    take();

    expect(await retry()).toMatch(/^\/naplata\/uspjesna\?orderSlug=/);
    expect(await books()).toEqual({
      orders: [{ status: 'pending', payment: 'paid' }],
      openCarts: 0,
    });
    expect(await mailsOf(test)).toMatchObject([{ kind: 'order' }]);
  });

  it('waits while PayPal cannot be asked, and may be tried again', async () => {
    peer.isDown = true;
    expect(await retry()).toBe('/checkout/failure?poruka=payment-being-checked');
    expect(await books()).toEqual(WAITING);

    peer.isDown = false;
    expect(await retry()).toBe(AGAIN);
  });

  it('leaves money of another sum to a person', async () => {
    Object.assign(peer.orders[0] ?? {}, { state: 'captured', value: '1.00' });

    expect(await retry()).toBe(AGAIN);
    expect(await books()).toMatchObject({
      orders: [{ status: 'failed', payment: 'refundable' }],
    });
  });
});

it('no money is taken for an order that was left', async () => {
  await retry();
  Object.assign(peer.orders[0] ?? {}, { state: 'approved' });
  const { id } = await test.database.db
    .selectFrom('shop_order')
    .select('id')
    .executeTakeFirstOrThrow();

  expect(await test.services.payments.confirm(id, 'P1')).toBe(false);
  expect(peer.orders).toMatchObject([{ state: 'approved' }]);
});
