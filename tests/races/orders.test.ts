import { createHmac } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type TestMessage,
  testMessage,
} from '#server/modules/commerce/payments/providers/test-gateway/messages.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { refusalOf } from '#tests/support/cart-client.ts';
import { decideAtGateway, GATEWAY, readForm } from '#tests/support/gateway.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { aProduct } from '#tests/support/products.ts';
import { openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, TEST_SECRET, type TestApp } from '#tests/support/test-app.ts';
import { onPostgres } from '#tests/support/test-database.ts';

const SECRET = createHmac('sha256', TEST_SECRET).update('test-gateway').digest('hex');
const PIECES = 10;

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [
    aProduct({ id: 1, cents: 2500, stock: PIECES }),
    aProduct({ id: 2, format: 'bundle', stock: null, members: [{ id: 1, qty: 2 }] }),
    aProduct({ id: 3, cents: 1000, stock: null }),
  ]);
});

const many = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n + 1)));

/** How often each answer came: `200`, or the code of a refusal. */
function tally(answers: readonly LightMyRequestResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name = answer.statusCode === 200 ? '200' : refusalOf(answer).join(' ');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** What is left of product 1, and what orders that were not given up took of it. */
async function books() {
  const { rows } = await sql<{ stock: number; held: number; sold: number; orders: number }>`
    select stock, held,
      (select count(*) from shop_order) as orders,
      (select coalesce(sum((need ->> 'qty')::integer), 0)
        from order_line as l join shop_order as o on o.id = l.order_id,
          jsonb_array_elements(l.stock) as need
        where o.status in ('pending', 'active') and (need ->> 'productId')::integer = 1) as sold
    from product where id = 1`.execute(test.database.db);
  return rows[0];
}
async function column(name: 'number' | 'invoice_number') {
  const rows = await test.database.db.selectFrom('shop_order').select(name).execute();
  return rows.map((row) => row[name] ?? '');
}

it('runs on a server with real connections', () => {
  expect(onPostgres).toBe(true);
});

describe('the last pieces', () => {
  it('are ordered by exactly as many as there are; the others hear why (I1, F9)', async () => {
    const buyers = await many(50, async (n) => {
      const buyer = await Buyer.ready(test, n);
      await buyer.choosePayment(PAYMENT.transfer);
      return buyer;
    });

    const answers = await Promise.all(buyers.map((buyer) => buyer.order()));

    expect(tally(answers)).toEqual({ '200': PIECES, '409 OUT_OF_STOCK': 40 });
    expect(await books()).toEqual({ stock: 0, held: 0, sold: PIECES, orders: PIECES });
    const numbers = (await column('number')).map((number) => Number(number.slice(-6)));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: PIECES }, (_, n) => n + 1));
    expect(await mailsOf(test)).toHaveLength(PIECES);
  });

  it('that two lines share are summed (I2)', async () => {
    const buyers = await many(12, async (n) => {
      const buyer = await Buyer.ready(test, n, 1, 2);
      await buyer.add(2);
      return buyer;
    });

    const answers = await Promise.all(buyers.map((buyer) => buyer.order()));

    expect(tally(answers)).toEqual({ '200': 2, '409 OUT_OF_STOCK': 10 });
    expect(await books()).toMatchObject({ stock: 2, sold: 8 });
  });

  it('that were held for a cart are that cart’s, though all others order at once', async () => {
    const holder = await Buyer.ready(test, 99, 1, 1);
    await holder.add(1, 5, { reservation: true });
    const buyers = await many(20, (n) => Buyer.ready(test, n));

    const [held, ...answers] = await Promise.all([holder, ...buyers].map((buyer) => buyer.order()));

    expect(held?.statusCode).toBe(200);
    expect(tally(answers)['200']).toBe(4);
    expect(await books()).toMatchObject({ stock: 0, held: 0, sold: PIECES });
  });

  it('are neither lost nor doubled while orders fail and others come', async () => {
    const first = await many(8, (n) => Buyer.ready(test, n));
    const forms = await Promise.all(first.map(async (buyer) => (await buyer.placed()).html));
    const second = await many(12, (n) => Buyer.ready(test, n + 20));

    const answers = await Promise.all([
      ...forms.map((html) => decideAtGateway(test, html, 'decline')),
      ...second.map((buyer) => buyer.order()),
    ]);

    expect(answers.every(({ statusCode }) => [200, 303, 409].includes(statusCode))).toBe(true);
    const { stock = 0, sold = 0 } = (await books()) ?? {};
    expect(stock + sold).toBe(PIECES);
    expect(stock).toBeGreaterThanOrEqual(0);
  });
});

describe('one cart', () => {
  it('becomes one order, however often it is ordered at once (I17, F7)', async () => {
    const buyer = await Buyer.ready(test);
    await buyer.choosePayment(PAYMENT.transfer);

    const answers = await many(50, () => buyer.order());

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await books()).toEqual({ stock: PIECES - 1, held: 0, sold: 1, orders: 1 });
    expect(await mailsOf(test)).toHaveLength(1);
  });

  it('becomes one order, though two tabs chose two ways of payment (I25)', async () => {
    const buyer = await Buyer.ready(test);
    const tab = async (paymentMethodId: number) => {
      const { userId } = buyer;
      const chosen = await buyer.call('PUT', 'payment/savePaymentMethod', {
        userId,
        paymentMethodId,
      });
      return [chosen, await buyer.order()];
    };

    const answers = await Promise.all([PAYMENT.card, PAYMENT.transfer, PAYMENT.card].map(tab));

    const good = answers.flatMap(([, order]) => (order?.statusCode === 200 ? [order.body] : []));
    expect(new Set(good).size).toBe(1);
    const orders = await test.database.db
      .selectFrom('shop_order as o')
      .innerJoin('payment as p', 'p.order_id', 'o.id')
      .select(['o.payment', 'p.adapter'])
      .execute();
    expect(orders).toHaveLength(1);
    expect(orders[0]?.payment.adapter).toBe(orders[0]?.adapter);
  });

  it('is ordered at the price that was shown, or not at all (I14)', async () => {
    const buyers = await many(16, (n) => Buyer.ready(test, n, 3));
    const { db } = test.database;
    const prices = Array.from({ length: 16 }, (_, n) =>
      sql`update product_price set retail_cents = ${1000 + (n % 2)} where product_id = 3`.execute(
        db,
      ),
    );

    const [answers] = await Promise.all([
      Promise.all(buyers.map((buyer) => buyer.order())),
      Promise.all(prices),
    ]);

    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
    const rows = await db.selectFrom('shop_order').select('total_cents').execute();
    expect(rows.every(({ total_cents: total }) => total === 1000 + 400)).toBe(true);
  });
});

describe('a coupon', () => {
  it('for five is used five times by forty orders (I26)', async () => {
    await sql`update coupon set limit_total = 5`.execute(test.database.db);
    const buyers = await many(40, async (n) => {
      const buyer = await Buyer.ready(test, n, 3);
      await buyer.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' });
      return buyer;
    });

    const counts = tally(await Promise.all(buyers.map((buyer) => buyer.order())));

    const { 200: placed, '409 CART_CHANGED': changed = 0, ...rest } = counts;
    const { '409 COUPON_NOT_USABLE': unusable = 0, ...others } = rest;
    expect([placed, changed + unusable, others]).toEqual([5, 35, {}]);
    const { rows } = await sql`select used, (select count(*) from coupon_use) as uses,
      (select count(*) from shop_order where coupon_cents = 500) as orders
      from coupon`.execute(test.database.db);
    expect(rows).toEqual([{ used: 5, uses: 5, orders: 5 }]);
  });

  it('for one of each customer is used once, though two carts order at once (I27)', async () => {
    await sql`update coupon set limit_per_customer = 1`.execute(test.database.db);
    const buyers = await many(6, async (n) => {
      const buyer = await Buyer.ready(test, n, 3);
      await buyer.call('POST', 'cart/addGuestUser', { email: `Isti+${n}@izlog.test` });
      await buyer.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' });
      return buyer;
    });

    const counts = tally(await Promise.all(buyers.map((buyer) => buyer.order())));

    expect(counts['200']).toBe(1);
    const uses = await test.database.db.selectFrom('coupon_use').select('order_id').execute();
    expect(uses).toHaveLength(1);
  });
});

describe('a payment', () => {
  type Message = () => Promise<unknown>;

  /** The three ways by which the outcome of an order is told. */
  async function messagesOf(buyer: Buyer, result: TestMessage['result'] = 'paid') {
    const { html } = await buyer.placed();
    const { fields } = readForm(html);
    const signed = testMessage(
      SECRET,
      { reference: '', amount: '', currency: '', ...fields },
      result,
    );
    const callback = () =>
      test.app.inject({ method: 'POST', url: `${GATEWAY}/callback`, payload: signed });
    const browser = () => decideAtGateway(test, html, result === 'paid' ? 'approve' : 'decline');
    const poll = () =>
      test.services.payments.apply({
        adapter: 'testGateway',
        reference: signed.reference,
        result,
        amountCents: Number(signed.amount),
        currency: signed.currency,
        providerReference: signed.transaction,
        source: 'status',
        key: `${signed.transaction}:${result}`,
      });
    return { callback, browser, poll };
  }
  const transitions = async () => {
    const rows = await test.database.db
      .selectFrom('order_event')
      .select('kind')
      .where('kind', '<>', 'placed')
      .execute();
    return rows.map(({ kind }) => kind);
  };
  /** All there are: an order that is paid at a provider has no other. */
  const paidMails = async () => (await mailsOf(test)).length;

  it('is booked once, in whatever order it is told (I18)', async () => {
    const orders = [
      ['callback', 'browser', 'poll'],
      ['callback', 'poll', 'browser'],
      ['browser', 'callback', 'poll'],
      ['browser', 'poll', 'callback'],
      ['poll', 'callback', 'browser'],
      ['poll', 'browser', 'callback'],
    ] as const;
    for (const [index, order] of orders.entries()) {
      const messages = await messagesOf(await Buyer.ready(test, index + 1));
      for (const name of order) await messages[name]();
    }

    expect(await transitions()).toEqual(Array(6).fill('paid'));
    expect(await paidMails()).toBe(6);
    expect(new Set(await column('invoice_number')).size).toBe(6);
  });

  it('is booked once, though everything is told at the same time (I18)', async () => {
    const { callback, browser, poll } = await messagesOf(await Buyer.ready(test));
    const messages: Message[] = [callback, browser, poll];

    await Promise.all(
      Array.from({ length: 8 }, () => messages).flatMap((all) => all.map((tell) => tell())),
    );

    expect(await transitions()).toEqual(['paid']);
    expect(await paidMails()).toBe(1);
    expect(await column('invoice_number')).toEqual([expect.stringMatching(/^TEST-\d{4}-000001$/)]);
  });

  it('that is told as paid and as failed at once ends in one of both', async () => {
    const buyer = await Buyer.ready(test);
    const paid = await messagesOf(buyer);
    const failed = await messagesOf(buyer, 'failed');

    await Promise.all([paid.callback(), failed.callback(), paid.poll(), failed.poll()]);

    expect(await transitions()).toHaveLength(1);
    const { stock = 0, sold = 0 } = (await books()) ?? {};
    expect(stock + sold).toBe(PIECES);
  });

  it('gets an invoice number without gaps under eight writers (I24)', async () => {
    const buyers = await many(8, async (n) => {
      const buyer = await Buyer.ready(test, n);
      await buyer.choosePayment(PAYMENT.transfer);
      await buyer.placed();
    });
    const { callback } = await messagesOf(await Buyer.ready(test, 9));
    const paid = buyers.map((_, index) =>
      test.services.orders.office.change(1, index + 1, 'active'),
    );

    await Promise.all([...paid, callback()]);

    const numbers = (await column('invoice_number'))
      .filter((text) => !text.startsWith('TEST-'))
      .map((text) => Number(text.split('/')[0]));
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is paid back once, though many ask at once for the whole or a part', async () => {
    const { callback } = await messagesOf(await Buyer.ready(test));
    await callback();
    await test.services.orders.office.change(1, 1, 'cancelled');
    const refund = (amountCents: number) =>
      test.services.orders.office.refund(1, 1, {
        amountCents,
        refundedCents: 0,
        isNoted: false,
        accountId: null,
      });

    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => refund(n % 2 ? 2900 : 900)),
    );

    const [paidBack] = await test.database.db.selectFrom('payment_refund').selectAll().execute();
    expect(await test.database.db.selectFrom('payment_refund').select('state').execute()).toEqual([
      { state: 'done' },
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await transitions()).toContain('refunded');
    const { paid } = await test.database.db
      .selectFrom('shop_order')
      .select('payment_status as paid')
      .executeTakeFirstOrThrow();
    expect(paid).toBe(paidBack?.amount_cents === 2900 ? 'refunded' : 'paid');
    const mails = await mailsOf(test);
    expect(mails.filter(({ kind }) => kind === 'orderRefunded')).toHaveLength(1);
  });
});
