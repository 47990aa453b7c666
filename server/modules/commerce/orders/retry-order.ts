import type { CartKey, CartsForOrders } from '#server/modules/commerce/cart/index.ts';
import type { OrderStates, PaymentService } from '#server/modules/commerce/payments/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle } from '#server/plugins/database.ts';
import { createAttempts } from './order-attempts.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';

/** What became of an order whose payment was sent to a provider. */
export type Retry =
  /** The money came, or nothing has to come: its page of thanks. */
  | { kind: 'done'; url: string }
  /** Nobody has decided yet: the same payment goes on. */
  | { kind: 'open'; order: OrderRow }
  /** Its provider cannot be asked whether the money came: nothing may be tried again yet. */
  | { kind: 'unsure' }
  /** It failed: an open cart holds what it held, with the words that were written to it. */
  | { kind: 'renewed'; cartId: string; words: RetryWords };

/** What a shopper wrote to an order. */
export interface RetryWords {
  giftMessage: string;
  to: string;
  from: string;
  orderMessage: string;
}

/** What trying again needs. */
export interface RetryParts {
  db: Handle;
  repository: Pick<OrderRepository, 'byCart' | 'lock' | 'lockPaymentOf' | 'failPayment'>;
  states: Pick<OrderStates, 'giveUp'>;
  payments: Pick<PaymentService, 'reconcile'>;
  cartsForOrders: CartsForOrders;
  /** Of cache tags. */
  publish(tags: readonly string[]): Promise<void>;
}

/**
 * Goes on after a payment that was declined, cancelled or left. However often it is asked, a failed
 * order gives one cart. `current` is the cart that the browser has now; its lines come along. Null
 * where the key opens no cart that was ordered.
 */
export type RetryOrder = (ctx: CallContext, keys: RetryKeys) => Promise<Retry | null>;

/** Keys of the cart that was ordered, and of the one that the browser has now. */
export interface RetryKeys {
  key: CartKey;
  current: CartKey;
}

export function createRetryOrder(parts: RetryParts): RetryOrder {
  const { db, cartsForOrders, payments, publish } = parts;
  const attempts = createAttempts(parts);

  /** Asks the provider of each payment that was left, until nothing is unknown. */
  async function settled(
    ctx: CallContext,
    keys: RetryKeys,
    known: ReadonlySet<string>,
  ): Promise<Retry | null> {
    const tags: string[] = [];
    const retry = await db
      .transaction()
      .execute((trx) => attempts.follow(trx, ctx, keys, { settled: known, tags }));
    if (tags.length > 0) await publish(tags);
    if (retry?.kind !== 'left') return retry;
    if (!(await payments.reconcile(retry.reference))) return { kind: 'unsure' };
    return settled(ctx, keys, new Set([...known, retry.reference]));
  }

  return async (ctx, keys) =>
    (await cartsForOrders.isKey(ctx, keys.key)) ? settled(ctx, keys, new Set()) : null;
}
