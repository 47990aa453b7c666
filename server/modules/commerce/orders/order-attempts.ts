import type { CartKey, CartsForOrders } from '#server/modules/commerce/cart/index.ts';
import {
  isPaidByButtons,
  type OrderStates,
  type PaymentService,
} from '#server/modules/commerce/payments/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { isWaiting, type LockedOrder, lockOrder } from './order-lock.ts';
import { retryQueries } from './order-retry.repository.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';

/** Attempts that are followed from the first order to the newest. */
const MOST_ATTEMPTS = 50;

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

/** Keys of the cart that was ordered, and of the one that the browser has now. */
export interface RetryKeys {
  key: CartKey;
  current: CartKey;
}

/** An order that was left, whose provider is asked first whether its money came. */
interface Left {
  kind: 'left';
  reference: string;
}

/** What is known while the attempts are followed. */
interface Following {
  /** References of payments whose provider was asked. */
  settled: ReadonlySet<string>;
  /** Cache tags to be published. */
  tags: string[];
}

/** The attempts to order one cart: each that failed gave the cart of the next. */
export function createAttempts({ repository, states, cartsForOrders }: RetryParts) {
  /** The order of a cart, held until the end: two presses come one after the other. */
  async function lockOrderOf(trx: Transaction, cartId: string): Promise<LockedOrder | null> {
    const found = await repository.byCart(trx, cartId);
    return found ? lockOrder(repository, trx, found.id) : null;
  }

  /** What an attempt is in itself; null once it has failed. */
  async function endOf(
    trx: Transaction,
    { order, payment }: LockedOrder,
    { settled, tags }: Following,
  ): Promise<Retry | Left | null> {
    if (!isLeft(order)) return stateOf(order);
    if (!settled.has(payment.reference)) return { kind: 'left', reference: payment.reference };
    if (payment.state === 'open') await repository.failPayment(trx, payment.id);
    tags.push(...((await states.giveUp(trx, order.id, 'failed')) ?? []));
    return null;
  }

  /** Follows the attempts from the first order to the newest, which decides. */
  async function follow(
    trx: Transaction,
    ctx: CallContext,
    { key, current }: RetryKeys,
    following: Following,
    depth = 0,
  ): Promise<Retry | Left | null> {
    const found = await lockOrderOf(trx, key.cartId);
    if (!found || depth === MOST_ATTEMPTS) return null;
    const { order } = found;
    const end = await endOf(trx, found, following);
    if (end) return end;
    const words = wordsOf(order);
    const known = await retryQueries.renewedAs(trx, order.id);
    if (known === null) {
      const cartId = await cartsForOrders.renew(trx, ctx, { key, current, orderId: order.id });
      await retryQueries.noteRenewed(trx, order.id, cartId);
      return { kind: 'renewed', cartId, words };
    }
    const next = { ...key, cartId: known };
    // Refused where a login gave its lines to another cart: the browser has that one.
    const cart = await cartsForOrders.lock(trx, ctx, next);
    if (!cart.archived) return { kind: 'renewed', cartId: known, words };
    return follow(trx, ctx, { key: next, current }, following, depth + 1);
  }

  return { follow };
}

/** Buttons are gone with their page; our server takes no money without them. */
function isLeft(order: OrderRow): boolean {
  return isWaiting(order) && isPaidByButtons(order.payment.adapter);
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
