import { MAX_QUANTITY } from '#domain/constants.ts';
import type { SaleCatalog } from '#server/modules/catalogue/catalog/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import { CartArchived, CartNotFound, SessionUsed } from './cart.errors.ts';
import { type CartChanges, type CartRow, cartQueries } from './cart.repository.ts';
import type { CartKey } from './cart-key.ts';
import { hashOf, isRightCode, newSecret } from './protect-code.ts';

/** Where stock is held for carts. */
export type HeldStock = Pick<SaleCatalog, 'giveHolds'>;

/** Lines of a cart, pieces on a line (CART-18). */
export const MAX_LINES = 200;
/**
 * The cart when the key opens it for this caller; archived ones too. One error for all refusals: an
 * unknown cart, a wrong code, another customer's, another store's (S1, S2, I35).
 */
export function verify(cart: CartRow | undefined, ctx: CallContext, key: CartKey): CartRow {
  const shopper = shopperOf(ctx);
  const isRight = isRightCode(key.protectCode, cart?.code_hash);
  const wasRight = isRightCode(key.protectCode, cart?.previous_code_hash);
  const owner = cart?.account_id ?? null;
  const isOwn = owner !== null && shopper === owner;
  const isOthers = owner !== null && shopper !== null && shopper !== owner;
  const isHere = cart?.store_id === null || cart?.store_id === ctx.store.id;
  if (!cart || !(isRight || (wasRight && isOwn)) || isOthers || !isHere) throw new CartNotFound();
  return cart;
}

/** As `verify`, but only a cart that can still be changed. */
export function open(cart: CartRow | undefined, ctx: CallContext, key: CartKey): CartRow {
  const found = verify(cart, ctx, key);
  if (found.merged_into !== null) throw new SessionUsed();
  if (found.status !== 'open') throw new CartArchived();
  return found;
}

/** A shopper's account; editors look at the shop as guests do. */
export function shopperOf({ user }: CallContext): number | null {
  return user?.scope === 'web' ? user.id : null;
}

/** Whether a call makes the cart its caller's. */
export function isNewOwner(cart: CartRow, ctx: CallContext): boolean {
  return cart.account_id === null && shopperOf(ctx) !== null;
}

/** A new code for a cart; the old one goes on working for the cart's customer alone (S2). */
export function rotation(cart: CartRow): { code: string; changes: CartChanges } {
  const code = newSecret();
  return { code, changes: { code_hash: hashOf(code), previous_code_hash: cart.code_hash } };
}

/**
 * Makes a cart the caller's: it gets a new code, and takes over what other open carts of the
 * customer hold. Once they are taken over they are closed, so doing it again adds nothing (I33).
 */
export async function adopt(
  trx: Transaction,
  ctx: CallContext,
  cart: CartRow,
  stock: HeldStock,
): Promise<{ code: string; changes: CartChanges }> {
  const accountId = shopperOf(ctx);
  if (accountId === null) throw new CartNotFound();
  const siteId = ctx.site.id;
  const others = await cartQueries.lockOpenOf(trx, { siteId, storeId: ctx.store.id, accountId });
  const rest = others.filter(({ id }) => id !== cart.id);
  for (const other of rest) await takeOver(trx, cart.id, other.id, stock);
  const { code, changes } = rotation(cart);
  const pick = <Name extends 'coupon_id' | 'member_card_id' | 'waiting_order_id'>(name: Name) =>
    cart[name] ?? rest.find((other) => other[name] !== null)?.[name] ?? null;
  return {
    code,
    changes: {
      ...changes,
      account_id: accountId,
      guest_id: null,
      coupon_id: pick('coupon_id'),
      member_card_id: pick('member_card_id'),
      waiting_order_id: pick('waiting_order_id'),
    },
  };
}

/**
 * Equal lines are summed up to the most that a line may hold; one is reserved when either was. What
 * the other cart held is held for this one.
 */
export async function takeOver(trx: Transaction, intoId: string, fromId: string, stock: HeldStock) {
  const own = await cartQueries.items(trx, intoId);
  let count = own.length;
  for (const line of await cartQueries.items(trx, fromId)) {
    const same = own.find(
      (item) => item.product_id === line.product_id && item.options_key === line.options_key,
    );
    if (same) {
      const qty = Math.min(MAX_QUANTITY, same.qty + line.qty);
      await cartQueries.setQty(trx, same.id, qty, same.reservation || line.reservation);
    } else if (count < MAX_LINES) {
      await cartQueries.moveLine(trx, line.id, intoId);
      count += 1;
    }
  }
  await stock.giveHolds(trx, fromId, intoId);
  await cartQueries.update(trx, fromId, { status: 'archived', merged_into: intoId });
}
