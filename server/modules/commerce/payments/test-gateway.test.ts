import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer, type Placed } from '#tests/support/buyer.ts';
import { refusalOf } from '#tests/support/cart-client.ts';
import {
  decideAtGateway,
  type Fields,
  GATEWAY,
  postForm,
  readForm,
} from '#tests/support/gateway.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { aProduct } from '#tests/support/products.ts';
import { MORE5, openShop } from '#tests/support/shop.ts';
import { createTestApp, TEST_SECRET, type TestApp } from '#tests/support/test-app.ts';
import { type TestMessage, testMessage } from './providers/test-gateway/messages.ts';

const SECRET = createHmac('sha256', TEST_SECRET).update('test-gateway').digest('hex');

let test: TestApp;
let buyer: Buyer;
let placed: Placed;
let fields: Fields;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 1 })], [MORE5]);
  buyer = await Buyer.ready(test);
  await buyer.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' });
  placed = await buyer.placed();
  ({ fields } = readForm(placed.html));
});

/** Everything that a payment changes. */
async function state() {
  const { rows } = await sql<Record<string, unknown>>`
    select o.status, o.payment_status as paid, o.invoice_number as invoice, p.state as payment,
      (select stock from product where id = 1) as stock,
      (select used from coupon) as used
    from shop_order as o join payment as p on p.order_id = o.id`.execute(test.database.db);
  return rows[0];
}
const kindsOfMail = async () => (await mailsOf(test)).map(({ kind }) => kind);

const OPEN = {
  status: 'pending',
  paid: 'open',
  invoice: null,
  payment: 'open',
  stock: 0,
  used: 1,
};
const PAID = {
  ...OPEN,
  paid: 'paid',
  payment: 'paid',
  invoice: expect.stringMatching(/^TEST-\d{4}-000001$/),
};
const FAILED = { ...OPEN, status: 'failed', paid: 'failed', payment: 'failed', stock: 1, used: 0 };

const decide = (decision: 'approve' | 'decline' | 'cancel') =>
  decideAtGateway(test, placed.html, decision);
const callback = (payload: object) =>
  test.app.inject({ method: 'POST', url: `${GATEWAY}/callback`, payload });
/** A message that the gateway would sign. */
const signed = (result: TestMessage['result'], more: object = {}) =>
  testMessage(SECRET, { reference: '', amount: '', currency: '', ...fields, ...more }, result);

describe('the form that leads to the card provider (PAY-14)', () => {
  it('goes to the gateway with the sum and our own pages', () => {
    const { action } = readForm(placed.html);

    expect(new URL(action).pathname).toBe(GATEWAY);
    expect(fields).toMatchObject({ amount: '2400', currency: 'EUR', language: 'hr' });
    expect(new URL(fields['success_url'] ?? '').searchParams.get('orderSlug')).toBe(
      placed.orderSlug,
    );
  });

  it('opens a page on which the visitor decides, in nobody’s frame', async () => {
    const page = await postForm(test, GATEWAY, fields, { accept: 'text/html' });

    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('24,00');
    expect(readForm(page.body).fields).toEqual(fields);
    expect(await state()).toEqual(OPEN);
  });

  it('is empty once the order is paid, so nobody pays twice', async () => {
    await decide('approve');

    expect(await buyer.placed()).toEqual({ html: '', orderSlug: placed.orderSlug });
  });
});

describe('a payment at the test gateway', () => {
  it('that is approved makes the order paid, and leads to its page of success', async () => {
    const response = await decide('approve');

    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(fields['success_url']);
    expect(await state()).toEqual(PAID);
    expect(await kindsOfMail()).toEqual(['order']);
  });

  it.each(['decline', 'cancel'] as const)(
    'gives stock and coupon back on "%s", and leads to the page of failure',
    async (decision) => {
      const response = await decide(decision);

      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(fields['failure_url']);
      expect(await state()).toEqual(FAILED);
      expect(await kindsOfMail()).toEqual([]);
    },
  );

  it('that failed leaves a closed cart: nothing of it can be ordered again', async () => {
    await decide('decline');

    const response = await buyer.order();

    expect(response.json()).toMatchObject({ statusCode: 409, message: 'Cart is archived.' });
  });

  it('counts once, whatever comes how often (I18)', async () => {
    await decide('approve');
    const after = await state();
    await decide('approve');
    await decide('cancel');
    for (const result of ['paid', 'failed', 'paid', 'failed'] as const) {
      expect((await callback(signed(result))).statusCode).toBe(200);
    }

    expect(await state()).toEqual(after);
    expect(await kindsOfMail()).toEqual(['order']);
  });

  it('gives stock and coupon back once, however often it is told that it failed', async () => {
    for (let time = 0; time < 3; time += 1) await callback(signed('failed'));

    expect(await state()).toEqual(FAILED);
    const { rows } = await sql`select outcome from payment_event`.execute(test.database.db);
    expect(rows).toEqual([{ outcome: 'failed' }]);
  });

  it('is told by the gateway’s server as well as by the browser', async () => {
    expect((await callback(signed('paid'))).json()).toEqual({ data: {} });

    expect(await state()).toEqual(PAID);
  });

  it('that comes after the order was given up is left to a person (I22)', async () => {
    await decide('cancel');

    await callback(signed('paid'));

    expect(await state()).toEqual({ ...FAILED, payment: 'refundable' });
    expect(await kindsOfMail()).toEqual([]);
  });

  it.each([{ amount: '2399' }, { amount: '2401' }, { amount: '0' }, { currency: 'HUF' }])(
    'of another sum (%o) never makes the order paid (I22)',
    async (more) => {
      await callback(signed('paid', more));

      expect(await state()).toEqual({ ...OPEN, payment: 'refundable' });
    },
  );

  it('of an unknown reference changes nothing', async () => {
    expect((await callback(signed('paid', { reference: 'nobody' }))).statusCode).toBe(200);

    expect(await state()).toEqual(OPEN);
  });

  it.each(['paid', 'failed'] as const)(
    'is not decided by another provider, whose word is "%s"',
    async (result) => {
      const verdict = await test.services.payments.apply({
        adapter: 'monri',
        reference: fields['reference'] ?? '',
        key: 'of-another',
        source: 'callback',
        result,
        amountCents: 2400,
        currency: 'EUR',
        providerReference: null,
      });

      expect(verdict).toBe('unknown');
      expect(await state()).toEqual(OPEN);
    },
  );
});

describe('a forged message (I23)', () => {
  const forgeries: [string, (message: TestMessage) => object][] = [
    ['other letters', (message) => ({ ...message, signature: message.signature.toUpperCase() })],
    ['a part of it', (message) => ({ ...message, signature: message.signature.slice(0, 63) })],
    ['none', (message) => ({ ...message, signature: '' })],
    ['that of another result', (message) => ({ ...message, result: 'failed' })],
    ['that of another sum', (message) => ({ ...message, amount: '1' })],
    ['that of another transaction', (message) => ({ ...message, transaction: 'x' })],
    [
      'one by a guessed secret',
      ({ reference, amount, currency }) =>
        testMessage('secret', { reference, amount, currency }, 'paid'),
    ],
  ];
  it.each(forgeries)('with %s as signature changes nothing', async (_name, forge) => {
    const response = await callback(forge(signed('paid')));

    expect(refusalOf(response)).toEqual([400, 'FORGED_PAYMENT_MESSAGE']);
    expect(await state()).toEqual(OPEN);
  });

  it.each([{}, [], null, 'x', { reference: {} }, { signature: 1 }, { more: 1 }])(
    'of a wrong shape (%o) is refused',
    async (change) => {
      const isChange = typeof change === 'object' && change && Object.keys(change).length > 0;
      const body = isChange ? { ...signed('paid'), ...change } : change;

      const response = await test.app.inject({
        method: 'POST',
        url: `${GATEWAY}/callback`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });

      expect(response.statusCode).toBe(400);
      expect(await state()).toEqual(OPEN);
    },
  );

  it.each([
    { amount: '1' },
    { success_url: 'https://evil.test/' },
    { failure_url: 'https://evil.test/' },
    { reference: 'other' },
    { signature: 'x' },
  ])('as a form with other fields (%o) is refused, and leads nowhere', async (change) => {
    const form = { ...fields, decision: 'approve', ...change };

    const response = await postForm(test, GATEWAY, form);

    expect(refusalOf(response)).toEqual([400, 'FORGED_PAYMENT_MESSAGE']);
    expect(response.headers.location).toBeUndefined();
    expect(await state()).toEqual(OPEN);
  });

  it('as a form of a wrong shape is refused', async () => {
    for (const form of [{}, { ...fields, decision: 'maybe' }, { ...fields, more: '1' }]) {
      expect((await postForm(test, GATEWAY, form)).statusCode).toBe(400);
    }
    expect(await state()).toEqual(OPEN);
  });
});

describe('the confirmation after the provider’s approval (API-58)', () => {
  const confirm = (client: Buyer, orderId: unknown, body: object = { details: { id: 'X' } }) =>
    client.call('POST', `order/pgSuccess/${orderId}`, body);
  async function orderId() {
    const row = await test.database.db.selectFrom('shop_order').select('id').executeTakeFirst();
    return row?.id ?? 0;
  }

  it('is refused until the provider knows of the payment, whatever the browser says (S17)', async () => {
    const details = { id: 'X' };
    const response = await confirm(buyer, await orderId(), { details, internalRedirect: true });

    expect(refusalOf(response)).toEqual([409, 'PAYMENT_NOT_CAPTURED']);
    expect(await state()).toEqual(OPEN);
  });

  it('tells where to go once the order is paid', async () => {
    await decide('approve');

    const response = await confirm(buyer, await orderId());

    expect(response.json()).toEqual({ data: { url: fields['success_url'] } });
  });

  it('is for the cart of the order only: one answer for what is another’s or nobody’s', async () => {
    await decide('approve');
    const other = await Buyer.meet(test, 2);
    const answers = [await confirm(other, await orderId()), await confirm(other, 4711)];

    expect(answers.map(refusalOf)).toEqual(Array(2).fill([404, 'NOT_FOUND']));
    expect(new Set(answers.map(({ body }) => body.replace(/"path":"[^"]*"/, ''))).size).toBe(1);
  });

  it.each([
    [0, { details: { id: 'X' } }],
    ['x', { details: { id: 'X' } }],
    [1, {}],
    [1, { details: {} }],
    [1, { details: { id: '' } }],
    [1, { details: { id: 'X' }, status: 'paid' }],
  ])('hears of a wrong order (%s) or wrong details (%o)', async (id, body) => {
    expect((await confirm(buyer, id, body)).statusCode).toBe(400);
  });
});
