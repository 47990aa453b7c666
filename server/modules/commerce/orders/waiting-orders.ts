import type { CartKey, CartsForOrders } from '#server/modules/commerce/cart/index.ts';
import type { OrderStates, PaymentService } from '#server/modules/commerce/payments/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { isWaiting, type LockedOrder, lockOrder } from './order-lock.ts';
import { retryQueries } from './order-retry.repository.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';

/** What became of an order that was to be given up. */
export type GivenUp =
  | { kind: 'given-up'; tags: readonly string[] }
  /** It was paid, or ended, before. */
  | { kind: 'decided'; order: OrderRow }
  /** Its provider cannot be asked whether the money came. */
  | { kind: 'unsure' };

/**
 * Orders whose payment was begun at a provider and not finished. The shopper's cart goes on beside
 * such an order with the same things; of the two only one is ever sold: ordering the cart gives the
 * order up, and paying the order takes its things out of the cart.
 */
export interface WaitingOrders {
  /** The cart that goes on beside the order of the cart that the key opens; null without such an order. */
  keepCart(ctx: CallContext, key: CartKey): Promise<string | null>;
  /** The order that a browser pays: its cart goes on beside it, or it keeps the key of what it ordered. */
  find(
    ctx: CallContext,
    keys: { current: CartKey; awaited: CartKey | null },
  ): Promise<OrderRow | null>;
  /** Ends an order as its shopper wishes: stock and coupon go back. Money that comes later is refundable. */
  giveUp(orderId: number): Promise<GivenUp>;
}

/** How the order of a cart ends the one that the cart went on beside. */
export interface ReplacedOrders {
  /**
   * Asks the provider of the order that waits beside the cart, before anything is locked. Answers the
   * order's id, null where there is none, `unsure` where nobody can say whether it is paid.
   */
  settle(ctx: CallContext, key: CartKey): Promise<number | null | 'unsure'>;
  /** Holds it; before the cart is locked, never after. Null once it is decided. */
  lock(trx: Transaction, orderId: number): Promise<LockedOrder | null>;
  /** Gives it up. Answers cache tags. */
  end(trx: Transaction, replaced: LockedOrder): Promise<readonly string[]>;
}

interface Parts {
  db: Handle;
  repository: OrderRepository;
  states: Pick<OrderStates, 'giveUp'>;
  payments: Pick<PaymentService, 'reconcile'>;
  cartsForOrders: CartsForOrders;
  /** Of cache tags. */
  publish(tags: readonly string[]): Promise<void>;
}

const NO_CART: CartKey = { cartId: '', protectCode: '' };

export function createWaitingOrders(parts: Parts): WaitingOrders & ReplacedOrders {
  const { db, repository, states, payments, cartsForOrders, publish } = parts;

  async function lock(trx: Transaction, orderId: number): Promise<LockedOrder | null> {
    const locked = await lockOrder(repository, trx, orderId);
    return locked && isWaiting(locked.order) ? locked : null;
  }

  async function end(trx: Transaction, { order, payment }: LockedOrder) {
    await repository.failPayment(trx, payment.id);
    return (await states.giveUp(trx, order.id, 'cancelled')) ?? [];
  }

  async function isSettled(orderId: number): Promise<boolean> {
    const reference = await repository.openPaymentOf(orderId);
    return reference === null || payments.reconcile(reference);
  }

  return {
    lock,
    end,

    async settle(ctx, key) {
      const orderId = await cartsForOrders.waitingOrder(ctx, key);
      if (orderId === null) return null;
      return (await isSettled(orderId)) ? orderId : 'unsure';
    },

    keepCart: (ctx, key) =>
      db.transaction().execute(async (trx) => {
        const found = await repository.byCart(trx, key.cartId);
        const locked = found && (await lock(trx, found.id));
        if (!locked) return null;
        const { id: orderId } = locked.order;
        const known = await retryQueries.renewedAs(trx, orderId);
        if (known !== null) return known;
        const cartId = await cartsForOrders.renew(trx, ctx, { key, current: NO_CART, orderId });
        await retryQueries.noteRenewed(trx, orderId, cartId);
        return cartId;
      }),

    async find(ctx, { current, awaited }) {
      const orderId = await cartsForOrders.waitingOrder(ctx, current);
      const beside = orderId === null ? undefined : await repository.byId(orderId);
      if (beside && isWaiting(beside)) return beside;
      if (!awaited || !(await cartsForOrders.isKey(ctx, awaited))) return null;
      const ordered = await repository.byCart(db, awaited.cartId);
      return ordered && isWaiting(ordered) ? ordered : null;
    },

    async giveUp(orderId) {
      if (!(await isSettled(orderId))) return { kind: 'unsure' };
      const done = await db.transaction().execute(async (trx): Promise<GivenUp | null> => {
        const locked = await lockOrder(repository, trx, orderId);
        if (!locked) return null;
        if (!isWaiting(locked.order)) return { kind: 'decided', order: locked.order };
        return { kind: 'given-up', tags: await end(trx, locked) };
      });
      if (!done) throw new Error(`Izlog: order ${orderId} has no payment to give up.`);
      if (done.kind === 'given-up') await publish(done.tags);
      return done;
    },
  };
}
