import { isPaidOnline } from '#server/modules/commerce/payments/index.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';

type LockedPayment = NonNullable<Awaited<ReturnType<OrderRepository['lockPaymentOf']>>>;

/** An order and its payment, held until the transaction ends. */
export interface LockedOrder {
  order: OrderRow;
  payment: LockedPayment;
}

/** Locks payment and order in the sequence in which providers' messages do. */
export async function lockOrder(
  repository: Pick<OrderRepository, 'lock' | 'lockPaymentOf'>,
  trx: Transaction,
  orderId: number,
): Promise<LockedOrder | null> {
  const payment = await repository.lockPaymentOf(trx, orderId);
  const order = await repository.lock(trx, orderId);
  return order && payment ? { order, payment } : null;
}

/** Sent to a provider, which has not said yet whether the money came. */
export function isWaiting({ status, payment_status: paid, payment }: OrderRow): boolean {
  return status === 'pending' && paid === 'open' && isPaidOnline(payment.adapter);
}
