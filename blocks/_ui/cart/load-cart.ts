import { CART_IS_GONE } from '#domain/commerce/cart-errors.ts';
import { FIELD_QUERY } from '#domain/commerce/cart-form.ts';
import { NOTICE_QUERY, NOTICES } from '#domain/web/notices.ts';
import { type Cart, deleteCartItem, getCart, validateCart } from '#schemas/api/cart.ts';
import { ApiError, type ApiPort, type ApiResult } from '#schemas/api/endpoint.ts';
import { isFee } from './line-limits.ts';

/** The visitor's cart as the page shows it. */
export interface VisitorCart {
  cart: Cart;
  /** Prices or sums are not those that the visitor saw last (ORD-03). */
  hasChanged: boolean;
  /** The member card was taken off just now, because it is not valid any more (CPN-09). */
  hasCardLapsed: boolean;
}

const underWay = new WeakMap<ApiPort, Promise<VisitorCart | null>>();

/** The visitor's cart; null without any. Blocks of one page that ask at the same time ask once. */
export function loadCart(api: ApiPort): Promise<VisitorCart | null> {
  const known = underWay.get(api);
  if (known) return known;
  const asked = readCart(api).finally(() => underWay.delete(api));
  underWay.set(api, asked);
  return asked;
}

/** The check comes first: reading a cart makes its figures those that were seen. */
async function readCart(api: ApiPort): Promise<VisitorCart | null> {
  const checked = cartOrNull(await api.call(validateCart, { body: {} }));
  // Reading a cart that is gone takes its key out of the browser (CART-03).
  const found = cartOrNull(await api.call(getCart, { body: {} }));
  if (!(checked && found)) return null;
  return {
    cart: await withoutFee(api, found),
    hasChanged: checked.changed,
    hasCardLapsed: !checked.validateMemberCard,
  };
}

/** What an answer about the browser's cart holds; null where it has none. Other failures throw. */
export function cartOrNull<Data>(result: ApiResult<Data>): Data | null {
  if (!result.errored) return result.data;
  if (CART_IS_GONE.includes(result.error.code)) return null;
  throw new ApiError(result);
}

/** Who comes to the checkout, or looks at the cart, has not chosen to pay on delivery yet (CHK-21). */
export async function withoutFee(api: ApiPort, cart: Cart): Promise<Cart> {
  const fee = cart.items.find(isFee);
  if (!fee) return cart;
  const removed = await api.call(deleteCartItem, { query: {}, body: { itemId: fee.itemId } });
  return removed.errored ? cart : removed.data;
}

/** Loader of the blocks that show no more than the cart itself. */
export async function loadCartOnly({ api }: { api: ApiPort }): Promise<{ cart: Cart | null }> {
  return { cart: (await loadCart(api))?.cart ?? null };
}

/** Key of the error notice that a form's redirect says of a field; empty for none. */
export function faultOf(query: Readonly<Record<string, string>>, field: string): string {
  const key = query[NOTICE_QUERY] ?? '';
  const kinds: Readonly<Record<string, string>> = NOTICES;
  return query[FIELD_QUERY] === field && kinds[key] === 'error' ? key : '';
}
