import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CartKey } from '#server/modules/commerce/cart/index.ts';
import { cookieOptions } from '#server/plugins/cookie-options.ts';

/** Key of the cart whose order was sent to a provider of payments; out of reach of scripts. */
const COOKIE = 'izlog_payment';
const ONE_DAY_SECONDS = 86_400;

/** Remembers whose payment is awaited, so that the same browser may try it again (PAY-14, CHK-32). */
export function awaitPayment(
  request: FastifyRequest,
  reply: FastifyReply,
  { cartId, protectCode }: CartKey,
): void {
  reply.setCookie(COOKIE, `${cartId}.${protectCode}`, {
    ...cookieOptions(request),
    maxAge: ONE_DAY_SECONDS,
  });
}

/** The key that was remembered; null where nothing is awaited. */
export function awaitedPayment({ cookies }: FastifyRequest): CartKey | null {
  const [, cartId, protectCode] =
    /^([\w-]{1,60})\.([\w-]{1,80})$/.exec(cookies[COOKIE] ?? '') ?? [];
  return cartId && protectCode ? { cartId, protectCode } : null;
}

export function forgetPayment(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(request));
}
