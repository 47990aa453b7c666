import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer } from '#tests/support/buyer.ts';
import { decideAtGateway } from '#tests/support/gateway.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, openShop, PAYMENT } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createOrderRepository } from './orders.repository.ts';
import { giveUpUnpaid } from './unpaid-orders.ts';

const HOUR_MS = 3_600_000;

let test: TestApp;
let published: string[];

beforeEach(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 1 })]);
  published = [];
  const end = test.app.bus.subscribe((tags) => published.push(...tags));
  return end;
});

async function anOrder(payment: number, delivery = DELIVERY.courier) {
  const buyer = await Buyer.meet(test);
  await buyer.add(1);
  await buyer.call('POST', 'cart/applyCoupon', { couponCode: 'MORE5' });
  await buyer.chooseDelivery(delivery);
  await buyer.choosePayment(payment);
  const { html } = await buyer.placed();
  return html;
}
const change = (status: 'active' | 'cancelled', siteId = 1) =>
  test.services.orders.office.change(siteId, 1, status);
async function state() {
  const { rows } = await sql`
    select o.status, o.payment_status as paid, p.state as payment,
      (select stock from product where id = 1) as stock, (select used from coupon) as used
    from shop_order as o join payment as p on p.order_id = o.id`.execute(test.database.db);
  return rows[0];
}

const OPEN = { status: 'pending', paid: 'open', payment: 'open', stock: 0, used: 1 };
const GIVEN_BACK = { stock: 1, used: 0 };

describe('an order that the office cancels', () => {
  it('gives stock and coupon back once, and pages hear of it (I28)', async () => {
    await anOrder(PAYMENT.onDelivery);
    published.length = 0;

    await change('cancelled');
    // Asked for again, it is done already: nothing of it happens twice.
    await expect(change('cancelled')).resolves.toBeUndefined();

    expect(await state()).toEqual({
      status: 'cancelled',
      paid: 'failed',
      payment: 'failed',
      ...GIVEN_BACK,
    });
    expect(published).toContain('product:1');
  });

  it('that was paid has money to be given back', async () => {
    await decideAtGateway(test, await anOrder(PAYMENT.card), 'approve');

    await change('cancelled');

    expect(await state()).toEqual({
      status: 'cancelled',
      paid: 'paid',
      payment: 'refundable',
      ...GIVEN_BACK,
    });
  });

  it('cannot be paid any more: money that comes is left to a person', async () => {
    const html = await anOrder(PAYMENT.card);
    await change('cancelled');

    await decideAtGateway(test, html, 'approve');

    expect(await state()).toMatchObject({ status: 'cancelled', payment: 'refundable' });
  });

  it('is not paid either where somebody ended it in the database by hand', async () => {
    const html = await anOrder(PAYMENT.card);
    await sql`update shop_order set status = 'cancelled'`.execute(test.database.db);

    await decideAtGateway(test, html, 'approve');

    expect(await state()).toMatchObject({ status: 'cancelled', paid: 'open' });
  });

  it('is one of this site', async () => {
    await anOrder(PAYMENT.onDelivery);

    await expect(change('cancelled', 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await state()).toEqual(OPEN);
  });
});

describe('an order that the office completes', () => {
  it.each([PAYMENT.onDelivery, PAYMENT.transfer])(
    'is paid with that where no provider says so (%i)',
    async (payment) => {
      await anOrder(payment);

      await change('active');

      expect(await state()).toEqual({ ...OPEN, status: 'active', paid: 'paid', payment: 'paid' });
      expect((await mailsOf(test)).map(({ kind }) => kind)).toEqual(['order', 'orderPaid']);
      await expect(change('active')).resolves.toBeUndefined();
      expect(await mailsOf(test)).toHaveLength(2);
      await expect(change('cancelled')).rejects.toMatchObject({ code: 'ORDER_NOT_CHANGEABLE' });
    },
  );

  it('waits for the provider of a card', async () => {
    const html = await anOrder(PAYMENT.card);

    await expect(change('active')).rejects.toMatchObject({ code: 'ORDER_NOT_CHANGEABLE' });
    expect(await state()).toEqual(OPEN);
    await decideAtGateway(test, html, 'approve');
    await change('active');
    expect(await state()).toMatchObject({ status: 'active', paid: 'paid' });
  });
});

describe('an order that nobody pays', () => {
  const giveUpAfter = (
    hours: number,
    payments: Parameters<typeof giveUpUnpaid>[0]['payments'] = test.services.payments,
  ) =>
    giveUpUnpaid(
      {
        db: test.app.db,
        repository: createOrderRepository(test.app.db),
        states: test.services.orderStates,
        payments,
        publish: (tags) => test.app.bus.publish([...tags]),
      },
      new Date(Date.now() + hours * HOUR_MS),
    );

  it.each([
    ['a card', PAYMENT.card, 2],
    ['a transfer', PAYMENT.transfer, 7 * 24],
  ])('by %s is given up in the end, and not before', async (_name, payment, hours) => {
    await anOrder(payment);
    published.length = 0;

    await giveUpAfter(hours - 0.1);
    expect(await state()).toEqual(OPEN);
    await giveUpAfter(hours + 0.1);
    await giveUpAfter(hours + 0.1);

    expect(await state()).toEqual({
      status: 'failed',
      paid: 'failed',
      payment: 'failed',
      ...GIVEN_BACK,
    });
    expect(published).toContain('product:1');
  });

  it('is waited for while its provider cannot be asked', async () => {
    await anOrder(PAYMENT.card);

    await giveUpAfter(3, { reconcile: () => Promise.resolve(false) });

    expect(await state()).toEqual(OPEN);
  });

  it('at the door is waited for', async () => {
    await anOrder(PAYMENT.onDelivery);

    await giveUpAfter(1000);

    expect(await state()).toEqual(OPEN);
  });
});
