import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentButtons } from '#server/forms/answer.ts';
import { anAccount } from '#tests/support/accounts.ts';
import { Buyer, dataOf } from '#tests/support/buyer.ts';
import { refusalOf } from '#tests/support/cart-client.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { decideAtGateway } from '#tests/support/gateway.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { paymentBooks } from '#tests/support/payment-books.ts';
import { type PaypalPeer, paypalSettings, startPaypalPeer } from '#tests/support/paypal-peer.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

let peer: PaypalPeer;
let settings: TestSettings;
let test: TestApp;
let editor: EditorClient;

beforeAll(async () => {
  peer = await startPaypalPeer();
  settings = paypalSettings(peer);
});
afterAll(() => peer.close());

beforeEach(async () => {
  peer.reset();
  test = await createTestApp(settings);
  editor = await createEditor(test);
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
});

/** 29 euro with delivery, and the sum that is asked of a card. */
const TOTAL = 2900;

const move = async (generalStatus: 'active' | 'cancelled') =>
  dataOf(await editor.send('PATCH', '/admin/order/update/1', { generalStatus }));

/** An order that was paid, and is cancelled unless said otherwise. */
async function paid(payment: number, status: 'active' | 'cancelled' | null = 'cancelled') {
  const buyer = await Buyer.ready(test);
  await buyer.choosePayment(payment);
  const { html } = dataOf<{ html: string | PaymentButtons }>(await buyer.order());
  if (payment === PAYMENT.card) await decideAtGateway(test, String(html), 'approve');
  if (typeof html !== 'string') {
    Object.assign(peer.orders[0] ?? {}, { state: 'approved' });
    dataOf(
      await buyer.call('POST', `order/pgSuccess/${html.orderId}`, {
        details: { id: html.providerOrderId },
      }),
    );
  }
  if (status) await move(status);
}

const refund = (body: object = {}) =>
  editor.send('POST', '/admin/order/1/refund', {
    amountCents: TOTAL,
    refundedCents: 0,
    isNoted: false,
    ...body,
  });
const refunds = async () => dataOf<object>(await editor.send('GET', '/admin/order/1/refund'));
const books = async () => {
  const { order, payment } = await paymentBooks(test);
  return { order, payment };
};
const refundMails = async () =>
  (await mailsOf(test)).filter(({ kind }) => kind === 'orderRefunded');

describe('an order that was paid', () => {
  it('gets its whole money back by its provider, and its shopper hears of it', async () => {
    await paid(PAYMENT.paypal);

    expect(dataOf(await refund())).toMatchObject({
      paidCents: TOTAL,
      refundedCents: TOTAL,
      provider: 'PayPal',
      refunds: [{ amountCents: TOTAL, state: 'done', isNoted: false }],
    });
    expect(peer.refunds).toEqual([{ id: 'R1', captureId: 'C-P1', value: '29.00' }]);
    expect(await books()).toEqual({ order: 'refunded', payment: 'refunded' });
    expect(await refundMails()).toMatchObject([{ to: 'gost1@izlog.test', locale: 'hr' }]);
    const events = await test.database.db.selectFrom('order_event').select(['kind']).execute();
    expect(events.map(({ kind }) => kind)).toContain('refunded');
  });

  it('gets it back in parts, each with a mail, and never more than came', async () => {
    await paid(PAYMENT.card, 'active');

    expect((await refund({ amountCents: 900 })).statusCode).toBe(200);
    expect(await books()).toEqual({ order: 'paid', payment: 'paid' });
    expect(refusalOf(await refund({ amountCents: 2001, refundedCents: 900 }))).toEqual([
      400,
      'REFUND_TOO_MUCH',
    ]);
    expect((await refund({ amountCents: 2000, refundedCents: 900 })).statusCode).toBe(200);
    expect(await books()).toEqual({ order: 'refunded', payment: 'refunded' });
    expect(await refundMails()).toHaveLength(2);
    expect(refusalOf(await refund({ amountCents: 1, refundedCents: TOTAL }))).toEqual([
      400,
      'REFUND_TOO_MUCH',
    ]);
  });

  it('leaves its customer the points for what was not paid back, and none for the rest', async () => {
    const { db } = test.database;
    await paid(PAYMENT.transfer, null);
    const account = await test.services.auth.createAccount(anAccount());
    await db.updateTable('shop_order').set({ account_id: account.id }).execute();
    const points = async () => (await test.services.loyalty.figures(account.id)).available;
    const noted = { isNoted: true };

    await move('active');
    expect(await points()).toBe(29);
    const part = { ...noted, amountCents: 950 };
    await Promise.all([refund(part), refund(part)]);
    expect(await points()).toBe(19);
    await refund({ ...noted, amountCents: 1950, refundedCents: 950 });

    expect(await points()).toBe(0);
  });

  it('gives and takes the points by the rule that it was paid under', async () => {
    const { db } = test.database;
    await paid(PAYMENT.transfer, null);
    const account = await test.services.auth.createAccount(anAccount());
    await db.updateTable('shop_order').set({ account_id: account.id }).execute();
    await db.updateTable('store').set({ points_per_euro: 3, points_days: 0 }).execute();
    const points = async () => (await test.services.loyalty.figures(account.id)).available;

    await move('active');
    expect(await points()).toBe(87);
    const [entry] = await db.selectFrom('loyalty_entry').selectAll().execute();
    expect(entry?.expires_at).toBeNull();
    await db.updateTable('store').set({ points_per_euro: 100 }).execute();
    await refund({ isNoted: true, amountCents: 950 });

    expect(await points()).toBe(58);
  });

  it('gets it back once, however often that is asked for, also at once', async () => {
    await paid(PAYMENT.paypal);

    const answers = await Promise.all([refund(), refund(), refund()]);
    answers.push(await refund());

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(peer.refunds).toHaveLength(1);
    expect(await refundMails()).toHaveLength(1);
  });

  it('has a part refunded by one of two who saw the same', async () => {
    await paid(PAYMENT.paypal);
    await refund({ amountCents: 900 });

    expect(refusalOf(await refund({ amountCents: 500 }))).toEqual([409, 'REFUND_OUTDATED']);
    expect(refusalOf(await refund({ amountCents: 500, refundedCents: 300 }))).toEqual([
      409,
      'REFUND_OUTDATED',
    ]);
    expect(peer.refunds).toHaveLength(1);
  });

  it('is not refunded before it is completed or cancelled', async () => {
    await paid(PAYMENT.card, null);

    expect(refusalOf(await refund())).toEqual([409, 'REFUND_NOT_POSSIBLE']);
    expect(await books()).toEqual({ order: 'paid', payment: 'paid' });
  });

  it('keeps a message of its provider from changing it again', async () => {
    await paid(PAYMENT.card);
    await refund();
    const { reference } = await paymentBooks(test);

    await test.services.payments.apply({
      adapter: 'testGateway',
      reference,
      result: 'paid',
      amountCents: TOTAL,
      currency: 'EUR',
      providerReference: null,
      source: 'callback',
      key: 'late',
    });

    expect(await books()).toEqual({ order: 'refunded', payment: 'refunded' });
  });

  it('has all that came paid back where that was not its sum', async () => {
    await paid(PAYMENT.card);
    await test.database.db
      .updateTable('payment_event')
      .set({ data: JSON.stringify({ amountCents: 3000, currency: 'EUR' }) })
      .execute();

    expect(await refunds()).toMatchObject({ paidCents: 3000, refundedCents: 0 });
    expect((await refund({ amountCents: 3000 })).statusCode).toBe(200);
  });
});

describe('a provider', () => {
  it('that is down leaves nothing booked, and is asked for the same refund again', async () => {
    await paid(PAYMENT.paypal);
    peer.isDown = true;

    expect(refusalOf(await refund())).toEqual([409, 'REFUND_UNSURE']);
    expect(await books()).toEqual({ order: 'paid', payment: 'refundable' });
    expect(await refunds()).toMatchObject({ refundedCents: 0, refunds: [{ state: 'asked' }] });
    expect(await refundMails()).toEqual([]);
    expect(refusalOf(await refund({ amountCents: 100 }))).toEqual([409, 'REFUND_OUTDATED']);

    peer.isDown = false;
    expect((await refund()).statusCode).toBe(200);
    expect(peer.refunds).toHaveLength(1);
    expect(await books()).toEqual({ order: 'refunded', payment: 'refunded' });
  });

  it('whose yes was lost pays back once', async () => {
    await paid(PAYMENT.paypal);
    peer.losesAnswer = true;
    expect(refusalOf(await refund())).toEqual([409, 'REFUND_UNSURE']);
    Object.assign(peer, { isDown: false, losesAnswer: false });

    expect((await refund()).statusCode).toBe(200);
    expect(peer.refunds).toHaveLength(1);
  });

  it('that refuses leaves nothing booked; what was paid back there is noted', async () => {
    await paid(PAYMENT.paypal);
    peer.refunds.push({ id: 'by hand', captureId: 'C-P1', value: '29.00' });

    expect(refusalOf(await refund())).toEqual([409, 'REFUND_REFUSED']);
    expect(await books()).toEqual({ order: 'paid', payment: 'refundable' });
    expect(dataOf(await refund({ isNoted: true }))).toMatchObject({
      refunds: [{ state: 'refused' }, { state: 'done', isNoted: true }],
    });
    expect(peer.refunds).toHaveLength(1);
    expect(await books()).toEqual({ order: 'refunded', payment: 'refunded' });
  });

  it('that cannot pay back has a person do it, who says so', async () => {
    await paid(PAYMENT.transfer, 'active');

    expect(await refunds()).toMatchObject({ paidCents: TOTAL, provider: null });
    expect(refusalOf(await refund())).toEqual([409, 'REFUND_NOT_POSSIBLE']);
    expect((await refund({ isNoted: true })).statusCode).toBe(200);
    expect(await books()).toEqual({ order: 'refunded', payment: 'refunded' });
    expect(await refundMails()).toHaveLength(1);
  });
});

describe('the call', () => {
  it('is refused where nothing was paid', async () => {
    const buyer = await Buyer.ready(test);
    await buyer.choosePayment(PAYMENT.transfer);
    await buyer.placed();
    await move('cancelled');

    expect(await refunds()).toMatchObject({ paidCents: 0, refunds: [] });
    expect(refusalOf(await refund({ isNoted: true }))).toEqual([409, 'REFUND_NOT_POSSIBLE']);
  });

  it.each([
    { amountCents: 0 },
    { amountCents: -1 },
    { amountCents: 1.5 },
    { amountCents: '100' },
    { refundedCents: -1 },
    { isNoted: undefined },
    { amount: 1 },
  ])('refuses %o', async (body) => {
    await paid(PAYMENT.card);

    expect((await refund(body)).statusCode).toBe(400);
    expect(await books()).toEqual({ order: 'paid', payment: 'refundable' });
  });

  it('knows the orders of its own site only', async () => {
    await paid(PAYMENT.card);
    const { db } = test.database;
    await db.insertInto('site').values({ id: 2, name: 'Druga', url: 'http://b.test' }).execute();
    await db.updateTable('shop_order').set({ site_id: 2 }).execute();

    expect((await refund()).statusCode).toBe(404);
    expect((await editor.send('GET', '/admin/order/1/refund')).statusCode).toBe(404);
  });

  it.each(['GET', 'POST'] as const)('%s is for the back office only', async (method) => {
    await paid(PAYMENT.card);
    const response: LightMyRequestResponse = await test.app.inject({
      method,
      url: '/api/v1/admin/order/1/refund',
      headers: test.headers,
      ...(method === 'POST' && {
        payload: { amountCents: 100, refundedCents: 0, isNoted: true },
      }),
    });

    expect(response.statusCode).toBe(401);
  });
});
