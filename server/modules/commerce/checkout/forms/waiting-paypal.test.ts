import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#schemas/api/cart.ts';
import { ADDRESS } from '#tests/support/buyer.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { type PaypalPeer, paypalSettings, startPaypalPeer } from '#tests/support/paypal-peer.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT } from '#tests/support/shop.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const PAYMENT_STEP = '/naplata?korak=placanje';

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
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 1 })]);
  jar = new CookieJar();
  await submit('kosarica/dodaj', { productId: '1' });
  await submit('naplata/adresa', ADDRESS);
  await submit('naplata/dostava', { deliveryMethodId: String(DELIVERY.courier) });
  await order(PAYMENT.paypal, { accept: 'application/json' });
});

const submit = (
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  submitFrom(jar, test, {
    path,
    fields: { page: '/naplata', redirect: '/kosarica', ...fields },
    headers,
  });

async function cart(): Promise<Cart> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/checkout/cart/getCart',
    headers: { ...test.headers, cookie: jar.header },
    payload: {},
  });
  return response.json().data;
}
async function order(paymentMethodId: number, headers: Record<string, string> = {}) {
  const { prices } = await cart();
  const fields = {
    redirect: '/naplata/uspjesna',
    page: PAYMENT_STEP,
    paymentMethodId: String(paymentMethodId),
    shownTotal: String(prices.base.orderTotal),
  };
  return (await submit('naplata/narudzba', fields, headers)).headers.location;
}
const orders = () =>
  test.database.db
    .selectFrom('shop_order as o')
    .innerJoin('payment as p', 'p.order_id', 'o.id')
    .select(['o.status', 'p.state as payment'])
    .orderBy('o.id')
    .execute();

const OPEN = { status: 'pending', payment: 'open' };

describe('an order that waits for PayPal', () => {
  it('has a cart beside it', async () => {
    expect(await cart()).toMatchObject({
      items: [{ productId: 1 }],
      waitingOrder: { finalAmount: 29 },
    });
  });

  it('is given up for one of the cart, once PayPal says that it took nothing', async () => {
    expect(await order(PAYMENT.transfer)).toMatch(/^\/naplata\/uspjesna\?orderSlug=/);
    expect(await orders()).toEqual([{ status: 'cancelled', payment: 'failed' }, OPEN]);
  });

  it('is neither given up nor replaced while PayPal cannot be asked', async () => {
    peer.isDown = true;

    expect(await order(PAYMENT.transfer)).toBe(`${PAYMENT_STEP}&poruka=payment-being-checked`);
    const { headers } = await submit('naplata/odustani');
    expect(headers.location).toBe('/kosarica?poruka=payment-being-checked');
    expect(await orders()).toEqual([OPEN]);
  });

  it('that was paid leads to its page of thanks, and the things are sold once', async () => {
    Object.assign(peer.orders[0] ?? {}, { state: 'captured' });

    expect(await order(PAYMENT.transfer)).toMatch(/^\/naplata\/uspjesna\?orderSlug=/);
    expect(await orders()).toEqual([{ status: 'pending', payment: 'paid' }]);
    expect((await cart()).items).toEqual([]);
  });

  it('is paid by nobody but PayPal: another way begins in the checkout', async () => {
    const { headers } = await submit('naplata/ponovno', { redirect: '/naplata' });

    expect(headers.location).toBe(PAYMENT_STEP);
    expect(await orders()).toEqual([{ status: 'failed', payment: 'failed' }]);
    expect(await cart()).not.toHaveProperty('waitingOrder');
  });
});
