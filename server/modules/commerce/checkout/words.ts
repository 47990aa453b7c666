import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CheckoutState } from '#schemas/api/checkout.ts';
import type { CheckoutConfig } from '#schemas/api/settings.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { cookieOptions } from '#server/plugins/cookie-options.ts';

/** What a shopper writes to an order before it is made. */
export type CheckoutWords = Omit<CheckoutState, 'guest'>;

/** Cookies of the words; the names of message and note are as specified (CHK-24, G-079). */
const COOKIES = {
  giftMessage: 'checkout_step_3_giftMessage',
  to: 'checkout_step_3_giftTo',
  from: 'checkout_step_3_giftFrom',
  orderMessage: 'checkout_step_4_checkoutMessage',
} as const;
type WordName = keyof typeof COOKIES;

/** Longest texts; a cookie takes 4096 bytes, and a character up to six of them. */
const LONGEST: Record<WordName, number> = {
  giftMessage: 500,
  to: 120,
  from: 120,
  orderMessage: 500,
};
const NAMES = ['giftMessage', 'to', 'from', 'orderMessage'] as const;

/** The words of a browser, but for those given; empty where none were written. */
export function readWords(
  { request }: Pick<CallContext, 'request'>,
  given: Partial<CheckoutWords> = {},
): CheckoutWords {
  const wordOf = (name: WordName) =>
    (given[name] ?? request?.cookies[COOKIES[name]] ?? '').trim().slice(0, LONGEST[name]);
  return {
    giftMessage: wordOf('giftMessage'),
    to: wordOf('to'),
    from: wordOf('from'),
    orderMessage: wordOf('orderMessage'),
  };
}

/** Only the words that the store asks for: a browser may have kept some from before. */
export function offeredWords(
  words: CheckoutWords,
  { giftMessage, checkoutMessage }: Pick<CheckoutConfig, 'giftMessage' | 'checkoutMessage'>,
): CheckoutWords {
  return {
    ...words,
    ...(!giftMessage && { giftMessage: '', to: '', from: '' }),
    ...(!checkoutMessage && { orderMessage: '' }),
  };
}

/** Keeps words in the browser until it is closed; an empty one is forgotten. */
export function keepWords(
  request: FastifyRequest,
  reply: FastifyReply,
  words: Partial<CheckoutWords>,
): void {
  const options = cookieOptions(request);
  for (const name of NAMES) {
    const word = words[name]?.trim().slice(0, LONGEST[name]);
    if (word === undefined) continue;
    if (word === '') reply.clearCookie(COOKIES[name], options);
    else reply.setCookie(COOKIES[name], word, options);
  }
}

/** The words belong to one order (CHK-31). */
export function forgetWords(request: FastifyRequest, reply: FastifyReply): void {
  keepWords(request, reply, { giftMessage: '', to: '', from: '', orderMessage: '' });
}
