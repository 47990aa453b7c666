import type { CallContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import { cartQueries } from './cart.repository.ts';
import type { CartKey } from './cart-key.ts';
import { type HeldStock, takeOver, verify } from './open-cart.ts';
import { newSecret } from './protect-code.ts';

/** The archived cart and the one that the browser has now, and the order that was made of the former. */
export interface Renewal {
  key: CartKey;
  current: CartKey;
  orderId: number;
}

/**
 * An open copy of an archived cart, under the same code: what was ordered in vain, or is not paid
 * yet, is there to be ordered again. What the shopper put into another cart meanwhile comes along.
 * Throws `CartNotFound`.
 */
export async function renewCart(
  trx: Transaction,
  ctx: CallContext,
  { key, current, orderId }: Renewal,
  stock: HeldStock,
): Promise<string> {
  const before = verify(await cartQueries.lock(trx, ctx.site.id, key.cartId), ctx, key);
  const id = newSecret();
  await cartQueries.copy(trx, before, { id, orderId });
  if (await isOpen(trx, ctx, current)) await takeOver(trx, id, current.cartId, stock);
  return id;
}

async function isOpen(trx: Transaction, ctx: CallContext, key: CartKey): Promise<boolean> {
  if (key.cartId === '') return false;
  const cart = await cartQueries.lock(trx, ctx.site.id, key.cartId);
  return cart?.status === 'open' && verify(cart, ctx, key) !== null;
}
