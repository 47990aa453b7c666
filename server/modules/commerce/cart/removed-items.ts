import type { FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import {
  REMOVED_COOKIE,
  readList,
  withoutRemoved,
  withRemoved,
} from '#domain/commerce/removed-items.ts';
import { type RemovedItem, removedItemSchema } from '#schemas/api/cart-options.ts';
import { cookieOptions } from '#server/plugins/cookie-options.ts';

/** What was taken out may be put back for this long. */
const MAX_AGE_SECONDS = 30 * 86_400;

/** What the browser keeps of lines that were taken out; what it cannot have from us is left out. */
export function removedItemsOf({ cookies }: Pick<FastifyRequest, 'cookies'>): RemovedItem[] {
  return readList(cookies[REMOVED_COOKIE] ?? '').filter(isRemovedItem);
}

/** The line that the cookie holds; null for a text that is no line. */
export function readRemovedItem(text: string): RemovedItem | null {
  const [item] = readList(`[${text}]`);
  return isRemovedItem(item) ? item : null;
}

/** Keeps a line that was taken out (CART-21). */
export function keepRemoved(request: FastifyRequest, reply: FastifyReply, item: RemovedItem) {
  const list = request.cookies[REMOVED_COOKIE] ?? '';
  setList(request, reply, withRemoved(list, JSON.stringify(item)));
}

/** Forgets a line that was put back (CART-22). */
export function forgetRemoved(request: FastifyRequest, reply: FastifyReply, item: RemovedItem) {
  const list = request.cookies[REMOVED_COOKIE] ?? '';
  setList(request, reply, withoutRemoved(list, JSON.stringify(item)));
}

function setList(request: FastifyRequest, reply: FastifyReply, list: string) {
  reply.setCookie(REMOVED_COOKIE, list, {
    ...cookieOptions(request),
    httpOnly: false,
    maxAge: MAX_AGE_SECONDS,
  });
}

function isRemovedItem(value: unknown): value is RemovedItem {
  return Value.Check(removedItemSchema, value);
}
