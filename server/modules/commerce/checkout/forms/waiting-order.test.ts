import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#schemas/api/cart.ts';
import { ADDRESS } from '#tests/support/buyer.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { decideAtGateway } from '#tests/support/gateway.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT } from '#tests/support/shop.ts';
import { submitFrom } from '#tests/support/submit-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const ONCE = {
  code: 'JEDNOM',
  worth: { kind: 'amount', cents: 500 },
  minCents: 0,
  limitPerCustomer: 1,
} as const;
const PAYMENT_STEP = '/naplata?korak=placanje';

let test: TestApp;
let jar: CookieJar;
/** The page that leads to the card provider. */
let gateway: string;
/** The cart that was ordered. */
let orderedCart: string;

beforeEach(async () => {
  test = await createTestApp();
  const products = [
    aProduct({ id: 1, cents: 2500, stock: 1 }),
    aProduct({ id: 2, cents: 1000, stock: 5 }),
  ];
  await openShop(test, products, [ONCE]);
  jar = new CookieJar();
  await submit('kosarica/dodaj', { productId: '1' });
  await submit('naplata/adresa', ADDRESS);
  await submit('naplata/dostava', {
    deliveryMethodId: String(DELIVERY.courier),
    giftMessage: 'Sretno',
  });
  await submit('kosarica/kupon', { couponCode: ONCE.code });
  orderedCart = jar.get('cartId') ?? '';
  gateway = (await order(PAYMENT.card)).body;
});

const submit = (path: string, fields: Record<string, string> = {}) =>
  submitFrom(jar, test, { path, fields: { page: '/naplata', redirect: '/kosarica', ...fields } });

async function call(path: string) {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/v2/ecommerce/checkout/cart/${path}`,
    headers: { ...test.headers, cookie: jar.header },
    payload: {},
  });
  jar.take(response);
  return response;
}
const cart = async () => (await call('getCart')).json<{ data: Cart }>().data;
const lines = async () => (await cart()).items.map(({ productId, qty }) => [productId, qty]);

async function order(paymentMethodId: number, more: Record<string, string> = {}) {
  const { prices } = await cart();
  const fields = {
    redirect: '/naplata/uspjesna',
    page: PAYMENT_STEP,
    paymentMethodId: String(paymentMethodId),
    shownTotal: String(prices.base.orderTotal),
    ...more,
  };
  return submit('naplata/narudzba', fields);
}
const giveUp = async () => (await submit('naplata/odustani')).headers.location;
const goOn = () => submit('naplata/ponovno');
const approve = () => decideAtGateway(test, gateway, 'approve');

const orders = () =>
  test.database.db
    .selectFrom('shop_order as o')
    .innerJoin('payment as p', 'p.order_id', 'o.id')
    .select(['o.status', 'o.payment_status as paid', 'p.state as payment'])
    .orderBy('o.id')
    .execute();
async function shelf() {
  const { db } = test.database;
  const product = await db.selectFrom('product').select('stock').where('id', '=', 1).execute();
  const coupon = await db.selectFrom('coupon').select('used').execute();
  return { stock: product[0]?.stock, used: coupon[0]?.used };
}

const OPEN = { status: 'pending', paid: 'open', payment: 'open' };
const PAID = { status: 'pending', paid: 'paid', payment: 'paid' };
const CANCELLED = { status: 'cancelled', paid: 'failed', payment: 'failed' };

describe('a cart beside an order that waits for its payment', () => {
  it('holds what was ordered, with all that was chosen and written', async () => {
    const found = await cart();

    expect(found).toMatchObject({
      items: [{ productId: 1, qty: 1 }],
      couponCode: ONCE.code,
      deliveryMethodId: DELIVERY.courier,
      paymentMethodId: PAYMENT.card,
      waitingOrder: { number: expect.stringMatching(/^\d{4}-000001$/), finalAmount: 24 },
    });
    expect(found.id).not.toBe(orderedCart);
    expect(jar.get('checkout_step_3_giftMessage')).toBe('Sretno');
    // The piece and the coupon are the order's.
    expect(await shelf()).toEqual({ stock: 0, used: 1 });
  });

  it('is what a call gets that was sent with the cart of before, and its cookies stay', async () => {
    const beside = jar.get('cartId');
    jar.set('cartId', orderedCart);

    const late = await call('getCart');

    expect(late.json<{ data: Cart }>().data.waitingOrder).toMatchObject({ finalAmount: 24 });
    expect(jar.get('cartId')).toBe(beside);
    expect(await lines()).toEqual([[1, 1]]);
  });

  it('is not there yet while the order is being made: then nothing is taken out of the browser', async () => {
    await test.database.db.updateTable('cart').set({ waiting_order_id: null }).execute();
    jar.set('cartId', orderedCart);

    const early = await call('getCart');
    expect(early.statusCode).toBe(409);
    expect(jar.get('cartId')).toBe(orderedCart);

    const before = new Date(Date.now() - 5 * 60_000);
    await test.database.db.updateTable('shop_order').set({ created_at: before }).execute();
    await call('getCart');
    expect(jar.get('cartId')).toBeUndefined();
  });

  it('can be changed at once, and loses only what was bought', async () => {
    await submit('kosarica/dodaj', { productId: '2', qty: '3' });

    await approve();

    expect(await orders()).toEqual([PAID]);
    expect(await lines()).toEqual([[2, 3]]);
    expect(await cart()).not.toHaveProperty('waitingOrder');
  });

  it('is empty once the order is paid, and cannot be ordered', async () => {
    await approve();

    expect(await lines()).toEqual([]);
    await order(PAYMENT.transfer);
    expect(await orders()).toEqual([PAID]);
  });

  it('stays as it is when the payment is declined', async () => {
    await decideAtGateway(test, gateway, 'decline');

    expect(await lines()).toEqual([[1, 1]]);
    expect(await cart()).not.toHaveProperty('waitingOrder');
    expect(await shelf()).toEqual({ stock: 1, used: 0 });
  });

  it('is another customer’s as little as any cart', async () => {
    jar = new CookieJar();

    expect(await giveUp()).toBe('/kosarica?poruka=order-not-waiting');
    expect((await goOn()).headers.location).toBe('/kosarica?korak=placanje');
    expect(await orders()).toEqual([OPEN]);
  });

  it('is given up by nobody who knows the id of what was ordered, but not its key', async () => {
    jar = new CookieJar();
    jar.set('izlog_payment', `${orderedCart}.wrong`);

    expect(await giveUp()).toBe('/kosarica?poruka=order-not-waiting');
    expect(await orders()).toEqual([OPEN]);
  });
});

describe('going on with the payment', () => {
  it('leads to the same page of the provider, and to one paid order', async () => {
    expect((await goOn()).body).toBe(gateway);

    await approve();
    await approve();

    expect(await orders()).toEqual([PAID]);
    expect(await shelf()).toEqual({ stock: 0, used: 1 });
  });

  it('needs no more than the cart', async () => {
    jar.delete('izlog_payment');

    expect((await goOn()).body).toBe(gateway);
  });

  it('is what ordering from a page of before does, that still shows what was ordered', async () => {
    const again = await order(PAYMENT.card, { cartId: orderedCart });

    expect(again.body).toBe(gateway);
    expect(await orders()).toEqual([OPEN]);
  });

  it('forgets the words with the page of thanks of the paid order (CHK-31)', async () => {
    await approve();
    const { slug } = await test.database.db
      .selectFrom('shop_order')
      .select('slug')
      .executeTakeFirstOrThrow();

    const thanks = await test.app.inject({
      url: `/api/v2/ecommerce/checkout/order/thanks/${slug}`,
      headers: { ...test.headers, cookie: jar.header },
    });
    jar.take(thanks);

    expect(thanks.json().data).toMatchObject({ isPaid: true, isTest: true });
    expect(jar.header).not.toMatch(/checkout_step|izlog_payment/);
  });
});

describe('giving the order up', () => {
  it('gives stock and coupon back once, and leaves the cart', async () => {
    expect(await giveUp()).toBe('/kosarica?poruka=order-given-up');
    expect(await giveUp()).toBe('/kosarica?poruka=order-not-waiting');

    expect(await orders()).toEqual([CANCELLED]);
    expect(await shelf()).toEqual({ stock: 1, used: 0 });
    expect(await lines()).toEqual([[1, 1]]);
    expect(await cart()).not.toHaveProperty('waitingOrder');
  });

  it('gives its cart to a browser that has lost it', async () => {
    jar.delete('cartId');
    jar.delete('protectCode');

    expect(await giveUp()).toBe('/kosarica?poruka=order-given-up');
    expect(await lines()).toEqual([[1, 1]]);
  });

  it('does nothing to one that was paid meanwhile', async () => {
    await approve();

    expect(await giveUp()).toBe('/kosarica?poruka=order-not-waiting');
    expect(await orders()).toEqual([PAID]);
  });

  it('leaves money that comes later to a person', async () => {
    await giveUp();
    await approve();

    expect(await orders()).toEqual([{ ...CANCELLED, payment: 'refundable' }]);
    expect(await shelf()).toEqual({ stock: 1, used: 0 });
  });
});

describe('ordering the cart', () => {
  it('takes the place of the order that waits: also the last piece is sold once', async () => {
    const answer = await order(PAYMENT.transfer);

    expect(answer.headers.location).toMatch(/^\/naplata\/uspjesna\?orderSlug=/);
    expect(await orders()).toEqual([CANCELLED, OPEN]);
    expect(await shelf()).toEqual({ stock: 0, used: 1 });
    await approve();
    expect(await orders()).toEqual([{ ...CANCELLED, payment: 'refundable' }, OPEN]);
  });

  it('that fails leaves the order that waits as it is', async () => {
    await submit('kosarica/dodaj', { productId: '2', qty: '5' });
    await test.database.db.updateTable('product').set({ stock: 1 }).where('id', '=', 2).execute();

    await order(PAYMENT.transfer);

    expect(await orders()).toEqual([OPEN]);
    expect(await shelf()).toEqual({ stock: 0, used: 1 });
  });

  it('and paying the order at the same time sell the things once', async () => {
    const { prices } = await cart();
    await Promise.all([
      submit('naplata/narudzba', {
        redirect: '/naplata/uspjesna',
        page: PAYMENT_STEP,
        paymentMethodId: String(PAYMENT.transfer),
        shownTotal: String(prices.base.orderTotal),
      }),
      approve(),
    ]);

    const live = (await orders()).filter(({ status }) => status === 'pending');
    expect(live).toHaveLength(1);
    expect(await shelf()).toEqual({ stock: 0, used: 1 });
  });
});
