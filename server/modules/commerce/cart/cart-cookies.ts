import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '#server/plugins/cookie-options.ts';

/** What is kept: which cart, and the code that opens it. */
interface Kept {
  cartId: string;
  protectCode: string;
}

/** Readable: tells the page's scripts that a cart may be fetched (CART-06). */
export const CART_COOKIE = 'cartId';
/** Scripts cannot read it. */
export const CODE_COOKIE = 'protectCode';
/** How long a browser keeps the key of its cart (CART-05). */
const ONE_YEAR_SECONDS = 31_536_000;

/** The key that a browser keeps. */
export function keyFromCookies({ cookies }: FastifyRequest): Partial<Kept> {
  const cartId = cookies[CART_COOKIE];
  const protectCode = cookies[CODE_COOKIE];
  return { ...(cartId && { cartId }), ...(protectCode && { protectCode }) };
}

/** The rest of the request uses the new key too. */
export function setCartCookies(request: FastifyRequest, reply: FastifyReply, key: Kept) {
  request.cookies = {
    ...request.cookies,
    [CART_COOKIE]: key.cartId,
    [CODE_COOKIE]: key.protectCode,
  };
  const options = { ...cookieOptions(request), maxAge: ONE_YEAR_SECONDS };
  reply
    .setCookie(CART_COOKIE, key.cartId, { ...options, httpOnly: false })
    .setCookie(CODE_COOKIE, key.protectCode, options);
}

export function clearCartCookies(request: FastifyRequest, reply: FastifyReply) {
  const options = cookieOptions(request);
  reply.clearCookie(CART_COOKIE, { ...options, httpOnly: false }).clearCookie(CODE_COOKIE, options);
}
