import { NotFound } from '#server/errors.ts';
import type { AdapterName } from '#server/modules/payments/index.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import type { OrderStates } from './order-state.ts';
import { OrderNotChangeable } from './orders.errors.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';

interface Parts {
  db: Handle;
  repository: OrderRepository;
  states: OrderStates;
  /** Looks for mails to be sent. */
  wake(): void;
}

/** What the back office does with orders. */
export interface OrderOffice {
  /**
   * `active` completes an order: the goods were sent or handed over, and what is paid at the door or
   * by transfer is paid with that. `cancelled` gives stock and coupon back. Throws `NotFound`,
   * `OrderNotChangeable`. Answers the products whose stock may have changed.
   */
  change(siteId: number, orderId: number, status: 'active' | 'cancelled'): Promise<number[]>;
}

/** Money that a person takes note of, not a provider. */
const BOOKED_BY_HAND: readonly AdapterName[] = ['offline', 'bankTransfer'];

export function createOrderOffice(parts: Parts): OrderOffice {
  const { db, repository } = parts;
  return {
    async change(siteId, orderId, status) {
      const productIds = await db.transaction().execute(async (trx) => {
        const order = await repository.byId(orderId, trx);
        if (order?.site_id !== siteId) throw new NotFound();
        const change = status === 'active' ? complete : cancel;
        if (!(await change(parts, trx, order))) throw new OrderNotChangeable();
        const lines = await repository.lines(orderId, trx);
        return lines.flatMap(({ stock }) => stock.map(({ productId }) => productId));
      });
      parts.wake();
      return productIds;
    },
  };
}

async function complete(
  { repository, states }: Parts,
  trx: Transaction,
  { id }: OrderRow,
): Promise<boolean> {
  const payment = await repository.lockPaymentOf(trx, id);
  if (payment?.state === 'open') {
    if (!BOOKED_BY_HAND.includes(payment.adapter)) return false;
    await repository.setPaymentState(trx, payment.id, 'paid');
    await states.pay(trx, id);
  }
  const order = await repository.lock(trx, id);
  // A download is complete as soon as it is paid.
  if (order?.status === 'active' && payment?.state === 'open') return true;
  if (order?.status !== 'pending' || order.payment_status !== 'paid') return false;
  await repository.update(trx, id, { status: 'active' });
  await repository.note(trx, id, 'completed');
  return true;
}

async function cancel(
  { repository, states }: Parts,
  trx: Transaction,
  { id }: OrderRow,
): Promise<boolean> {
  const payment = await repository.lockPaymentOf(trx, id);
  if (!(await states.giveUp(trx, id, 'cancelled'))) return false;
  if (payment?.state === 'open') await repository.setPaymentState(trx, payment.id, 'failed');
  // Its money has to be given back.
  if (payment?.state === 'paid') await repository.setPaymentState(trx, payment.id, 'refundable');
  return true;
}
