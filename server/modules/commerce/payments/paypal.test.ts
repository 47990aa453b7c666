import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentButtons } from '#server/forms/answer.ts';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { CartClient, refusalOf } from '#tests/support/cart-client.ts';
import { payingJar } from '#tests/support/cookie-jar.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { paymentBooks } from '#tests/support/payment-books.ts';
import { type PaypalPeer, paypalSettings, startPaypalPeer } from '#tests/support/paypal-peer.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

let peer: PaypalPeer;
let settings: TestSettings;
let test: TestApp;

beforeAll(async () => {
  peer = await startPaypalPeer();
  settings = paypalSettings(peer);
});
afterAll(() => peer.close());

beforeEach(async () => {
  peer.reset();
  test = await createTestApp(settings);
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
});

async function start() {
  const buyer = await Buyer.ready(test);
  await buyer.choosePayment(PAYMENT.paypal);
  const { html } = dataOf<{ html: string | PaymentButtons }>(await buyer.order());
  if (typeof html === 'string') throw new Error('PayPal has no form.');
  const confirm = (id = html.providerOrderId) =>
    buyer.call('POST', `order/pgSuccess/${html.orderId}`, {
      details: { id, status: 'COMPLETED', payer: { name: 'x' } },
      internalRedirect: true,
    });
  return { buyer, html, confirm };
}
const books = () => paymentBooks(test);
const approve = (change: object = {}) =>
  Object.assign(peer.orders[0] ?? {}, { state: 'approved', ...change });
/** What the job asks, once payments have waited for `minutes`. */
const askAfter = (minutes: number) =>
  test.services.payments.reconcileWaiting(new Date(Date.now() + minutes * 60_000));

describe('PayPal’s buttons', () => {
  it('get the figures of an order that our server made there, with the sum (PAY-10, PAY-13)', async () => {
    const { html } = await start();
    const { reference } = await books();

    expect(html).toEqual({
      isSubscription: false,
      plan_id: '',
      quantity: 1,
      scriptUrl: 'https://paypal.test/sdk/js?client-id=id&currency=EUR',
      orderId: 1,
      total: 29,
      currency: 'EUR',
      providerOrderId: 'P1',
    });
    expect(peer.orders).toEqual([
      { id: 'P1', customId: reference, value: '29.00', currency: 'EUR', state: 'made' },
    ]);
  });

  it('are for one order there, however often they are asked for', async () => {
    const { buyer, html } = await start();

    expect((await buyer.placed()).html).toEqual(html);
    expect(peer.orders).toHaveLength(1);
  });

  it('have no order while PayPal cannot be asked, and get it later', async () => {
    peer.isDown = true;
    const { buyer, html } = await start();
    peer.isDown = false;

    expect(html.providerOrderId).toBe('');
    expect((await buyer.placed()).html).toEqual({ ...html, providerOrderId: 'P1' });
  });
});

describe('an approval at PayPal', () => {
  it('has our server take the money once, and the order is paid then (PAY-11)', async () => {
    const { confirm } = await start();
    approve();

    const urls = [await confirm(), await confirm()].map((response) =>
      dataOf<{ url: string }>(response),
    );

    expect(urls[0]?.url).toContain('/naplata/uspjesna?orderSlug=');
    expect(urls[1]).toEqual(urls[0]);
    expect(peer.orders).toMatchObject([{ state: 'captured' }]);
    expect(await books()).toMatchObject({ order: 'paid', payment: 'paid' });
    expect(await mailsOf(test)).toMatchObject([{ kind: 'order' }]);
  });

  it.each([
    ['that was not given', {}],
    ['of another order there', { state: 'approved', customId: 'other' }],
    ['of another sum', { state: 'approved', value: '28.99' }],
  ])('%s makes nothing paid, whatever the browser says', async (_name, change) => {
    const { confirm } = await start();
    Object.assign(peer.orders[0] ?? {}, change);

    expect(refusalOf(await confirm())).toEqual([409, 'PAYMENT_NOT_CAPTURED']);
    expect(await books()).toMatchObject({ order: 'open' });
    expect(await mailsOf(test)).toEqual([]);
  });

  it('counts for the order that our server made, not for one that the browser names', async () => {
    const { confirm } = await start();
    approve();
    const { reference } = await books();
    peer.orders.push({
      id: 'P9',
      customId: reference,
      value: '29.00',
      currency: 'EUR',
      state: 'approved',
    });

    expect(refusalOf(await confirm('P9'))).toEqual([409, 'PAYMENT_NOT_CAPTURED']);
    expect(peer.orders.map(({ state }) => state)).toEqual(['approved', 'approved']);
  });
});

describe('a browser that has let go of the cart it ordered', () => {
  /** A browser that ordered, and approved at PayPal. */
  async function aBrowser() {
    const { buyer, html } = await start();
    approve();
    const jar = payingJar(buyer.key);
    for (const [name, value] of Object.entries(buyer.key)) jar.set(name, value);
    const send = async (path: string, payload: object) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: `/api/v2/ecommerce/checkout/${path}`,
        headers: { ...test.headers, cookie: jar.header },
        payload,
      });
      jar.take(answer);
      return answer;
    };
    const confirm = (orderId = html.orderId) =>
      send(`order/pgSuccess/${orderId}`, { details: { id: html.providerOrderId } });
    return { jar, send, confirm };
  }

  it('still pays: another tab has read the cart and was told that it is ordered (CART-04)', async () => {
    const { jar, send, confirm } = await aBrowser();
    const before = new Date(Date.now() - 5 * 60_000);
    await test.database.db.updateTable('shop_order').set({ created_at: before }).execute();
    expect(refusalOf(await send('cart/getCart', {}))).toEqual([409, 'CART_ARCHIVED']);
    expect(jar.get('protectCode')).toBeUndefined();

    expect(dataOf(await confirm())).toMatchObject({ url: expect.stringContaining('uspjesna') });
    expect(await books()).toMatchObject({ order: 'paid', payment: 'paid' });
    expect(jar.header).toBe('');
  });

  it('still pays, and keeps the cart that it began meanwhile', async () => {
    const { jar, confirm } = await aBrowser();
    const { key } = await CartClient.start(test);
    for (const [name, value] of Object.entries(key)) jar.set(name, value);

    expect((await confirm()).statusCode).toBe(200);
    expect(jar.header).toBe(`cartId=${key.cartId}; protectCode=${key.protectCode}`);
  });

  it('pays no other order with it', async () => {
    const { confirm } = await aBrowser();
    const { html } = await start();

    expect(refusalOf(await confirm(html.orderId))).toEqual([404, 'NOT_FOUND']);
    expect(peer.orders.every(({ state }) => state !== 'captured')).toBe(true);
  });
});

describe('a capture whose answer was lost', () => {
  async function lose() {
    const { confirm } = await start();
    approve();
    peer.losesAnswer = true;
    expect(refusalOf(await confirm())).toEqual([409, 'PAYMENT_NOT_CAPTURED']);
    expect(await books()).toMatchObject({ order: 'open', payment: 'open' });
  }

  it('is found by the job that asks about waiting payments', async () => {
    await lose();

    await askAfter(4);
    await askAfter(6);
    expect(await books()).toMatchObject({ order: 'open' });
    peer.isDown = false;
    await askAfter(7);
    expect(await books()).toMatchObject({ order: 'open' });
    await askAfter(12);

    expect(await books()).toMatchObject({ order: 'paid', payment: 'paid' });
    expect(await mailsOf(test)).toMatchObject([{ kind: 'order' }]);
  });

  it('leaves an order alone that nobody paid', async () => {
    await start();

    await askAfter(6);

    expect(await books()).toMatchObject({ order: 'open', payment: 'open' });
  });
});
