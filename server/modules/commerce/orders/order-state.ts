import { testInvoiceNumber } from '#domain/commerce/orders/order-numbers.ts';
import type { SaleCatalog } from '#server/modules/catalogue/catalog/index.ts';
import type { CartsForOrders } from '#server/modules/commerce/cart/index.ts';
import type { CouponUses } from '#server/modules/commerce/coupons/index.ts';
import {
  isPaidInTest,
  isPaidOnline,
  type OrderStates,
} from '#server/modules/commerce/payments/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { Transaction } from '#server/plugins/database.ts';
import { queueOrderMail, queueRefundMail } from './order-mail.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';

interface Parts {
  repository: OrderRepository;
  saleCatalog: SaleCatalog;
  couponUses: CouponUses;
  mailer: Mailer;
  cartsForOrders: CartsForOrders;
}

const CENTS_A_EURO = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

export function createOrderStates(parts: Parts): OrderStates {
  const { repository } = parts;
  return {
    async pay(trx, orderId) {
      const order = await repository.lock(trx, orderId);
      if (order?.payment_status !== 'open' || order.status !== 'pending') return false;
      const paidAt = new Date();
      await repository.update(trx, orderId, {
        payment_status: 'paid',
        paid_at: paidAt,
        invoice_number: await nextInvoiceNumber(repository, trx, order, paidAt),
        // Nothing is left to do for what is only downloaded.
        ...(order.delivery.methodId === null && { status: 'active' }),
      });
      await repository.note(trx, orderId, 'paid');
      await parts.cartsForOrders.takeBought(trx, order);
      await givePoints(repository, trx, order);
      const kind = isPaidOnline(order.payment.adapter) ? 'order' : 'orderPaid';
      await queueOrderMail(parts.mailer, trx, order, kind);
      return true;
    },

    async giveUp(trx, orderId, status) {
      const order = await repository.lock(trx, orderId);
      if (order?.status !== 'pending') return null;
      const lines = await repository.lines(orderId, trx);
      const tags = await parts.saleCatalog.returnStock(
        trx,
        lines.flatMap(({ stock }) => stock),
      );
      await parts.couponUses.giveBack(trx, orderId);
      const wasPaid = order.payment_status === 'paid';
      await repository.update(trx, orderId, {
        status,
        ...(!wasPaid && { payment_status: 'failed' }),
      });
      await repository.note(trx, orderId, status);
      return tags;
    },

    async refund(trx, orderId, { refundId, amountCents, leftCents }) {
      const order = await repository.lock(trx, orderId);
      if (!order) return;
      if (leftCents === 0) await repository.update(trx, orderId, { payment_status: 'refunded' });
      await numberRefund(repository, trx, order, refundId);
      await takePointsBack(repository, trx, order, leftCents);
      await repository.note(trx, orderId, 'refunded', { refundId, amountCents });
      await queueRefundMail(parts.mailer, trx, order, { refundId, amountCents });
    },
  };
}

/** A test draws no number of the real series, which has to be without gaps. */
async function nextInvoiceNumber(
  repository: OrderRepository,
  trx: Transaction,
  { site_id, number, payment }: OrderRow,
  paidAt: Date,
): Promise<string> {
  if (isPaidInTest(payment.adapter)) return testInvoiceNumber(number);
  return repository.drawNumber(trx, site_id, 'invoice', paidAt);
}

/** What takes back an invoice has a number too; a test has neither. */
async function numberRefund(
  repository: OrderRepository,
  trx: Transaction,
  { site_id, invoice_number, payment }: OrderRow,
  refundId: number,
) {
  if (invoice_number === null || isPaidInTest(payment.adapter)) return;
  const number = await repository.drawNumber(trx, site_id, 'creditNote', new Date());
  await repository.numberRefund(trx, refundId, number);
}

/** Whole points for what was paid (SITE-05). */
function pointsFor(cents: number, perEuro: number): number {
  return Math.floor((cents * perEuro) / CENTS_A_EURO);
}

/** Of the points for an order. */
function sourceOf({ id }: OrderRow): string {
  return `order:${id}`;
}

/** The order keeps by which rule it gave points: what is paid back takes them by the same. */
async function givePoints(repository: OrderRepository, trx: Transaction, order: OrderRow) {
  const rules = await repository.loyaltyOf(order.store_id, trx);
  if (order.account_id === null || !rules) return;
  const points = pointsFor(order.total_cents, rules.perEuro);
  if (points === 0) return;
  await repository.update(trx, order.id, { points_per_euro: rules.perEuro });
  await repository.givePoints(trx, {
    account_id: order.account_id,
    points,
    source: sourceOf(order),
    expires_at: rules.days === 0 ? null : new Date(Date.now() + rules.days * DAY_MS),
  });
}

/** Who was paid back in part keeps the points for what was not (I31). */
async function takePointsBack(
  repository: OrderRepository,
  trx: Transaction,
  order: OrderRow,
  leftCents: number,
) {
  const { account_id } = order;
  if (account_id === null) return;
  await repository.limitPoints(trx, {
    account_id,
    source: sourceOf(order),
    most: pointsFor(leftCents, order.points_per_euro),
  });
}
