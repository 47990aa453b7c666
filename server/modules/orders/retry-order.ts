import type { FastifyInstance } from 'fastify';
import type { CartKey } from '#server/modules/cart/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { retryQueries } from './order-retry.repository.ts';
import type { OrderStates } from './order-state.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';

/** What became of an order whose payment was sent to a provider. */
export type Retry =
  /** The money came, or nothing has to come: its page of thanks. */
  | { kind: 'done'; url: string }
  /** Nobody has decided yet: the same payment goes on. */
  | { kind: 'open'; order: OrderRow }
  /** It failed: an open cart holds what it held, with the words that were written to it. */
  | { kind: 'renewed'; cartId: string; words: RetryWords };

/** What a shopper wrote to an order. */
export interface RetryWords {
  giftMessage: string;
  to: string;
  from: string;
  orderMessage: string;
}

interface Parts {
  db: Handle;
  repository: Pick<OrderRepository, 'byCart' | 'lock' | 'lockPaymentOf' | 'failPayment'>;
  states: Pick<OrderStates, 'giveUp'>;
  cartsForOrders: FastifyInstance['cartsForOrders'];
  /** Of cache tags. */
  publish(tags: readonly string[]): Promise<void>;
}

/**
 * Goes on after a payment that was declined, cancelled or left. However often it is asked, a failed
 * order gives one cart. `current` is the cart that the browser has now; its lines come along. Null
 * where the key opens no cart that was ordered.
 */
export type RetryOrder = (ctx: CallContext, keys: RetryKeys) => Promise<Retry | null>;

interface RetryKeys {
  key: CartKey;
  current: CartKey;
}

/** Attempts that are followed from the first order to the newest. */
const MOST_ATTEMPTS = 50;

export function createRetryOrder(parts: Parts): RetryOrder {
  const { db, repository, states, cartsForOrders } = parts;
  /** The order of a cart, held until the end: two presses come one after the other. */
  async function lockOrder(trx: Transaction, cartId: string): Promise<OrderRow | null> {
    const found = await repository.byCart(trx, cartId);
    if (!found) return null;
    await repository.lockPaymentOf(trx, found.id);
    return (await repository.lock(trx, found.id)) ?? null;
  }

  /** Answers cache tags. */
  async function giveUp(trx: Transaction, { id }: OrderRow): Promise<readonly string[]> {
    const payment = await repository.lockPaymentOf(trx, id);
    if (payment) await repository.failPayment(trx, payment.id);
    return (await states.giveUp(trx, id, 'failed')) ?? [];
  }

  /** Follows the attempts from the first order to the newest, which decides. */
  async function follow(
    trx: Transaction,
    ctx: CallContext,
    { key, current }: RetryKeys,
    tags: string[],
    depth = 0,
  ): Promise<Retry | null> {
    const order = await lockOrder(trx, key.cartId);
    if (!order || depth === MOST_ATTEMPTS) return null;
    if (isLeft(order)) tags.push(...(await giveUp(trx, order)));
    else {
      const state = stateOf(order);
      if (state) return state;
    }
    const words = wordsOf(order);
    const known = await retryQueries.renewedAs(trx, order.id);
    if (known === null) {
      const cartId = await cartsForOrders.renew(trx, ctx, key, current);
      await retryQueries.noteRenewed(trx, order.id, cartId);
      return { kind: 'renewed', cartId, words };
    }
    const next = { ...key, cartId: known };
    // Refused where a login gave its lines to another cart: the browser has that one.
    const cart = await cartsForOrders.lock(trx, ctx, next);
    if (!cart.archived) return { kind: 'renewed', cartId: known, words };
    return follow(trx, ctx, { key: next, current }, tags, depth + 1);
  }

  return async (ctx, keys) => {
    if (!(await cartsForOrders.isKey(ctx, keys.key))) return null;
    const tags: string[] = [];
    const retry = await db.transaction().execute((trx) => follow(trx, ctx, keys, tags));
    if (tags.length > 0) await parts.publish(tags);
    return retry;
  };
}

/** PayPal's buttons are gone with their page, and nothing is captured without them. */
function isLeft({ status, payment_status: paid, payment }: OrderRow): boolean {
  return status === 'pending' && paid === 'open' && payment.adapter === 'paypal';
}

function stateOf(order: OrderRow): Retry | null {
  const { status, payment_status: paid } = order;
  if (status === 'pending' && paid === 'open') return { kind: 'open', order };
  if (paid === 'failed') return null;
  return { kind: 'done', url: order.success_url };
}

function wordsOf({ gift, message }: OrderRow): RetryWords {
  const { message: giftMessage = '', to = '', from = '' } = gift;
  return { giftMessage, to, from, orderMessage: message };
}
