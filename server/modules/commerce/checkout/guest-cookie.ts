import type { CallContext } from '#server/plugins/call-context.ts';
import { cookieOptions } from '#server/plugins/cookie-options.ts';

/** Readable by scripts of the site, as agreed with other clients of the API (AUTH-26, G-043). */
const COOKIE = 'guestUser';
const THIRTY_DAYS_SECONDS = 2_592_000;

/** Tells a browser as which guest it orders. */
export function keepGuest(
  { request, reply }: Pick<CallContext, 'request' | 'reply'>,
  { id, email }: { id: number; email: string },
): void {
  if (!(request && reply)) return;
  reply.setCookie(COOKIE, JSON.stringify({ id, email }), {
    ...cookieOptions(request),
    httpOnly: false,
    maxAge: THIRTY_DAYS_SECONDS,
  });
}
