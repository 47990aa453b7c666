import { FIELD_QUERY } from '#domain/commerce/cart-form.ts';
import { NOTICE_QUERY, NOTICES } from '#domain/web/notices.ts';
import { type Cart, getCart, validateCart } from '#schemas/api/cart.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { withoutFee } from '../checkout/checkout-data.ts';

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
  const checked = await api.call(validateCart, { body: {} });
  if (checked.errored) {
    // Reading a cart that is gone takes its key out of the browser (CART-03).
    await api.call(getCart, { body: {} });
    return null;
  }
  const found = await api.call(getCart, { body: {} });
  if (found.errored) return null;
  return {
    cart: await withoutFee(api, found.data),
    hasChanged: checked.data.changed,
    hasCardLapsed: !checked.data.validateMemberCard,
  };
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
