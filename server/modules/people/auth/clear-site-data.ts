import type { FastifyReply } from 'fastify';
import type { CallUser } from '#server/plugins/call-context.ts';

/**
 * Has the browser drop the pages that it keeps, so that "back" shows nothing of the account (S45).
 * Never `cookies`: that would take the choice of language and of cookies, and other parts of the
 * domain, along; ours are cleared by name.
 */
export function clearKeptPages(reply: FastifyReply) {
  reply.header('clear-site-data', '"cache"');
}

/**
 * As `clearKeptPages`, and what scripts of the shop have stored. For somebody of the back office that
 * is the copy of work which has not reached the server yet; it stays.
 */
export function clearAfterLogout(reply: FastifyReply, user: CallUser | null) {
  if (user?.scope === 'backoffice') return clearKeptPages(reply);
  reply.header('clear-site-data', '"cache", "storage"');
}
