import { NotFound } from '#server/errors.ts';
import {
  isPaidInTest,
  isPaidOnline,
  type OrderStates,
  RefundNotPossible,
  type RefundRequest,
  type Refunds,
} from '#server/modules/commerce/payments/index.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { OrderNotChangeable } from './orders.errors.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';

interface Parts {
  db: Handle;
  repository: OrderRepository;
  states: OrderStates;
  refunds: Pick<Refunds, 'refund'>;
  /** Looks for mails to be sent. */
  wake(): void;
  /** Of cache tags. */
  publish(tags: readonly string[]): Promise<void>;
}

type Moved = 'active' | 'cancelled';

interface OrderState {
  generalStatus: OrderRow['status'];
  paymentStatus: OrderRow['payment_status'];
  /** What carries its payment out. */
  adapter: string;
}

/** What the back office does with orders. */
export interface OrderOffice {
  /**
   * `active` completes an order: the goods were sent or handed over, and what is paid at the door or
   * by transfer is paid with that. `cancelled` gives stock and coupon back. To ask for what an order
   * is already changes nothing and succeeds, also when two ask at once. Throws `NotFound`,
   * `OrderNotChangeable`.
   */
  change(siteId: number, orderId: number, status: Moved): Promise<void>;
  /** Where `change` moves an order as it is now. */
  next(order: OrderState): Moved[];
  /** Whether what carries its payment out takes no money. */
  isTest(order: Pick<OrderState, 'adapter'>): boolean;
  /**
   * Pays back what was paid for an order that was completed or ended, or a part of it. Throws
   * `NotFound` and the errors of refunds.
   */
  refund(siteId: number, orderId: number, request: RefundRequest): Promise<void>;
}

export function createOrderOffice(parts: Parts): OrderOffice {
  const { db, repository } = parts;
  return {
    async change(siteId, orderId, status) {
      const tags = await db.transaction().execute(async (trx) => {
        const order = await repository.byId(orderId, trx);
        if (order?.site_id !== siteId) throw new NotFound();
        const change = status === 'active' ? complete : cancel;
        const changed = await change(parts, trx, order);
        if (!changed) throw new OrderNotChangeable();
        return changed;
      });
      parts.wake();
      await parts.publish(tags);
    },

    next({ generalStatus, paymentStatus, adapter }) {
      if (generalStatus !== 'pending') return [];
      const waitsForProvider = paymentStatus === 'open' && isPaidOnline(adapter);
      return waitsForProvider ? ['cancelled'] : ['active', 'cancelled'];
    },

    isTest: ({ adapter }) => isPaidInTest(adapter),

    async refund(siteId, orderId, request) {
      const order = await repository.byId(orderId);
      if (order?.site_id !== siteId) throw new NotFound();
      // No order goes back to pending, so nothing can change between this and the refund.
      if (order.status === 'pending') throw new RefundNotPossible();
      await parts.refunds.refund(orderId, request);
    },
  };
}

async function complete(
  { repository, states }: Parts,
  trx: Transaction,
  { id }: OrderRow,
): Promise<readonly string[] | null> {
  const payment = await repository.lockPaymentOf(trx, id);
  if (payment?.state === 'open') {
    if (isPaidOnline(payment.adapter)) return null;
    await repository.setPaymentState(trx, payment.id, 'paid');
    await states.pay(trx, id);
  }
  const order = await repository.lock(trx, id);
  // A download is complete as soon as it is paid, and somebody may have been faster.
  if (order?.status === 'active') return [];
  if (order?.status !== 'pending' || order.payment_status !== 'paid') return null;
  await repository.update(trx, id, { status: 'active' });
  await repository.note(trx, id, 'completed');
  return [];
}

async function cancel(
  { repository, states }: Parts,
  trx: Transaction,
  { id }: OrderRow,
): Promise<readonly string[] | null> {
  const payment = await repository.lockPaymentOf(trx, id);
  const order = await repository.lock(trx, id);
  if (order?.status === 'cancelled') return [];
  const tags = await states.giveUp(trx, id, 'cancelled');
  if (!tags) return null;
  if (payment?.state === 'open') await repository.setPaymentState(trx, payment.id, 'failed');
  // Its money has to be given back.
  if (payment?.state === 'paid') await repository.setPaymentState(trx, payment.id, 'refundable');
  return tags;
}
