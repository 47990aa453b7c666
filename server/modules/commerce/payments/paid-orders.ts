import type { Selectable } from 'kysely';
import type { OrderTables } from '#server/db/tables/orders.ts';
import type { Transaction } from '#server/plugins/database.ts';

/** An order that has to be paid. */
export type OrderRow = Selectable<OrderTables['shop_order']>;

/**
 * What happens to an order when its payment or an editor decides; the module `orders` provides it.
 * Each change happens once: the order is locked and its state looked at first. In the caller's
 * transaction.
 */
export interface OrderStates {
  /**
   * Money has come: an invoice number, points, a mail, which is the first one where a provider was
   * paid; the cart that went on beside the order loses what was bought. False when it was paid before.
   */
  pay(trx: Transaction, orderId: number): Promise<boolean>;
  /**
   * No money will come, or the shop gave it up: stock and coupon go back. Answers cache tags to be
   * published once the transaction has committed; null when the order was ended before.
   */
  giveUp(
    trx: Transaction,
    orderId: number,
    status: 'failed' | 'cancelled',
  ): Promise<readonly string[] | null>;
  /**
   * Money was paid back: a mail, points for no more than what is left, and the order counts as refunded
   * once nothing is left.
   */
  refund(trx: Transaction, orderId: number, refund: BookedRefund): Promise<void>;
}

export interface BookedRefund {
  refundId: number;
  amountCents: number;
  /** What is left of the payment. */
  leftCents: number;
}
