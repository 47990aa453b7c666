import type { CallContext } from '#server/plugins/call-context.ts';
import { keyFromCookies } from './cart-cookies.ts';

/** What opens a cart. */
export interface CartKey {
  cartId: string;
  protectCode: string;
  /** The code came from a browser's cookie, and goes back there when it changes. */
  isKept?: boolean;
}

/**
 * The key that a call sends: in its body, or in a browser's cookies. A part that is missing
 * everywhere is as wrong as a wrong one: one refusal for all (S1).
 */
export function cartKeyOf(
  body: { cartId?: string; protectCode?: string },
  { request }: CallContext,
): CartKey {
  const kept = request ? keyFromCookies(request) : {};
  return {
    cartId: body.cartId ?? kept.cartId ?? '',
    protectCode: body.protectCode ?? kept.protectCode ?? '',
    isKept: body.protectCode === undefined && kept.protectCode !== undefined,
  };
}
