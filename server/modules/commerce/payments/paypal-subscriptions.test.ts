import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionPlan } from '#server/db/tables/payments.ts';
import type { PaymentButtons } from '#server/forms/answer.ts';
import { ADDRESS, Buyer, dataOf } from '#tests/support/buyer.ts';
import { refusalOf } from '#tests/support/cart-client.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { paymentBooks } from '#tests/support/payment-books.ts';
import { type PaypalPeer, paypalSettings, startPaypalPeer } from '#tests/support/paypal-peer.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop, PAYMENT, setPaypalPlan } from '#tests/support/shop.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const PLAN: SubscriptionPlan = { planId: 'P-PLAN', hasQuantity: false, celero: false };
/** Of paying on delivery (CHK-22). */
const CODE_WITH_FEE = 5;
const MINUTES = 60_000;
const DAY = 24 * 60;

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
  await openShop(test, [
    aProduct({ id: 1, cents: 2500, stock: 5 }),
    aProduct({ id: 2, cents: 1000, stock: 5 }),
  ]);
  await sellBy(PLAN);
});

const sellBy = (plan: SubscriptionPlan | null) => setPaypalPlan(test, plan);

/** Who is billed lives in `country`; the goods go to Croatia. */
async function billIn(buyer: Buyer, country: string) {
  const addresses = [
    { ...ADDRESS, country, type: 'main', zipCode: country === 'AT' ? '1010' : '10115' },
    { ...ADDRESS, type: 'shipping' },
  ];
  dataOf(await buyer.call('PATCH', 'cart/updateGuestUser', { userId: buyer.userId, addresses }));
}

async function start(ready?: (buyer: Buyer) => Promise<unknown>) {
  const buyer = await Buyer.ready(test);
  await ready?.(buyer);
  await buyer.choosePayment(PAYMENT.paypal);
  const { html } = dataOf<{ html: string | PaymentButtons }>(await buyer.order());
  if (typeof html === 'string') throw new Error('PayPal has no form.');
  const confirm = (id = html.providerOrderId) =>
    buyer.call('POST', `order/pgSuccess/${html.orderId}`, { details: { id } });
  return { buyer, html, confirm };
}
const books = () => paymentBooks(test);
const told = () => peer.subscriptions.map((subscription) => subscription.told);
/** The shopper approved it, and its plan took its price. */
const approve = (change: object = {}) =>
  Object.assign(peer.subscriptions[0] ?? {}, {
    status: 'ACTIVE',
    paid: { currency_code: 'EUR', value: '29.00' },
    ...change,
  });
const askAfter = (minutes: number) =>
  test.services.payments.reconcileWaiting(new Date(Date.now() + minutes * MINUTES));
const giveUp = () => test.database.db.updateTable('payment').set({ state: 'failed' }).execute();

describe('the buttons of a subscription', () => {
  it('get the figures of one that our server made there (PAY-12)', async () => {
    const { html } = await start((buyer) => buyer.add(2));
    const { reference } = await books();

    expect(html).toEqual({
      isSubscription: true,
      plan_id: 'P-PLAN',
      quantity: 1,
      scriptUrl:
        'https://paypal.test/sdk/js?client-id=id&currency=EUR&vault=true&intent=subscription',
      orderId: 1,
      total: 39,
      currency: 'EUR',
      providerOrderId: 'I-1',
    });
    expect(told()).toEqual([{ plan_id: 'P-PLAN', custom_id: reference }]);
    expect(peer.orders).toEqual([]);
  });

  it('tell how many pieces there are where the plan has a quantity (PAY-12)', async () => {
    await sellBy({ ...PLAN, hasQuantity: true });

    const { html } = await start((buyer) => buyer.add(2, 2));

    expect(html).toMatchObject({ isSubscription: true, plan_id: 'P-PLAN', quantity: 3 });
    expect(told()).toMatchObject([{ plan_id: 'P-PLAN', quantity: '3' }]);
  });

  it('do not count a fee as a piece', async () => {
    await sellBy({ ...PLAN, hasQuantity: true });
    await test.database.db
      .updateTable('payment_method')
      .set({ code: CODE_WITH_FEE })
      .where('id', '=', PAYMENT.paypal)
      .execute();

    const { html } = await start();

    expect(html).toMatchObject({ total: 30.5, quantity: 1 });
    expect(told()).toMatchObject([{ quantity: '1' }]);
  });

  it.each([
    ['AT', true, { taxes: { percentage: '0', inclusive: false } }],
    ['DE', true, undefined],
    ['AT', false, undefined],
  ])(
    'for who is billed in %s, Celero %s, have the tax %o (G-083)',
    async (country, celero, plan) => {
      await sellBy({ ...PLAN, celero });

      await start((buyer) => billIn(buyer, country));

      expect(told().map((one) => one['plan'])).toEqual([plan]);
    },
  );

  it('are for one subscription, however often they are asked for', async () => {
    const { buyer, html } = await start();

    expect((await buyer.placed()).html).toEqual(html);
    expect(peer.subscriptions).toHaveLength(1);
  });

  it.each([
    ['another', { planId: 'P-OTHER', hasQuantity: true, celero: true }],
    ['no', null],
  ])('keep to what was ordered when the shop has %s plan later', async (_name, plan) => {
    peer.isDown = true;
    const { buyer, html } = await start();
    expect(html.providerOrderId).toBe('');
    peer.isDown = false;
    await sellBy(plan);

    expect((await buyer.placed()).html).toEqual({ ...html, providerOrderId: 'I-1' });
    expect(told()).toEqual([{ plan_id: 'P-PLAN', custom_id: (await books()).reference }]);
    const { payment } = await test.database.db
      .selectFrom('shop_order')
      .select('payment')
      .executeTakeFirstOrThrow();
    expect(payment.subscription).toEqual(PLAN);
  });

  it('do not come to an order that was placed to be paid once', async () => {
    await sellBy(null);
    const { buyer, html } = await start();
    await sellBy(PLAN);

    expect((await buyer.placed()).html).toEqual(html);
    expect(html).toMatchObject({ isSubscription: false, plan_id: '', quantity: 1 });
    expect(peer.subscriptions).toEqual([]);
  });
});

describe('an approved subscription', () => {
  it('pays its order once (PAY-11, PAY-12)', async () => {
    const { confirm } = await start();
    approve();

    const urls = [await confirm(), await confirm()].map((response) =>
      dataOf<{ url: string }>(response),
    );
    approve({ paid: { currency_code: 'EUR', value: '30.00' } });
    await askAfter(DAY);

    expect(urls[0]?.url).toContain('/naplata/uspjesna?orderSlug=');
    expect(urls[1]).toEqual(urls[0]);
    expect(await books()).toMatchObject({ order: 'paid', payment: 'paid' });
    expect(await mailsOf(test)).toMatchObject([{ kind: 'order' }]);
  });

  it.each([
    ['price', { currency_code: 'EUR', value: '28.99' }],
    ['currency', { currency_code: 'USD', value: '29.00' }],
  ])('whose plan has another %s pays nothing, and is left to a person', async (_name, paid) => {
    const { confirm } = await start();
    approve({ paid });

    expect(refusalOf(await confirm())).toEqual([409, 'PAYMENT_NOT_CAPTURED']);
    expect(await books()).toMatchObject({ order: 'open', payment: 'refundable' });
    expect(await mailsOf(test)).toEqual([]);
  });

  it.each([
    ['that nobody approved', { status: 'APPROVAL_PENDING', paid: null }],
    ['that is not active', { status: 'APPROVED' }],
    ['that is another order’s', { told: { custom_id: 'other' } }],
  ])('%s leaves its order open, whatever the browser says', async (_name, change) => {
    const { confirm } = await start();
    approve(change);

    expect(refusalOf(await confirm())).toEqual([409, 'PAYMENT_NOT_CAPTURED']);
    await askAfter(6);
    expect(await books()).toMatchObject({ order: 'open', payment: 'open' });
  });

  it('counts for the one that our server made, not for one that the browser names', async () => {
    const { confirm } = await start();
    const { reference } = await books();
    approve({ id: 'I-9', told: { custom_id: reference } });

    expect(refusalOf(await confirm('I-9'))).toEqual([409, 'PAYMENT_NOT_CAPTURED']);
    expect(await books()).toMatchObject({ order: 'open', payment: 'open' });
  });

  it('is found by the job where the browser never came back', async () => {
    await start();
    approve();

    await askAfter(4);
    expect(await books()).toMatchObject({ order: 'open' });
    await askAfter(6);

    expect(await books()).toMatchObject({ order: 'paid', payment: 'paid' });
    expect(await mailsOf(test)).toMatchObject([{ kind: 'order' }]);
  });

  it('whose money is still under way lets nothing be built on it', async () => {
    const { confirm } = await start();
    approve({ paid: null });

    expect(refusalOf(await confirm())).toEqual([409, 'PAYMENT_NOT_CAPTURED']);
    expect(await test.services.payments.reconcile((await books()).reference)).toBe(false);
    expect(await books()).toMatchObject({ order: 'open', payment: 'open' });
  });

  it('of an order that was given up is found for a day, and left to a person', async () => {
    await start();
    await giveUp();
    await askAfter(6);
    expect(await books()).toMatchObject({ payment: 'failed' });
    approve();

    await askAfter(DAY + 10);
    expect(await books()).toMatchObject({ payment: 'failed' });
    await askAfter(12);

    expect(await books()).toMatchObject({ order: 'open', payment: 'refundable' });
    expect(await mailsOf(test)).toEqual([]);
  });
});
