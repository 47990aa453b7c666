import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '#server/plugins/cookie-options.ts';
import { ACCESS_SECONDS } from './access-token.ts';
import type { Account } from './account.repository.ts';
import { DEVICE_COOKIE, DEVICE_SECONDS, type KnownDevices } from './known-devices.ts';
import type { Session } from './sessions.ts';

/** Tokens of a browser; scripts cannot read them (G-100). */
export const ACCESS_COOKIE = 'izlog_access';
export const REFRESH_COOKIE = 'izlog_refresh';
/** Readable: tells the page's scripts that a profile may be fetched. */
export const SESSION_COOKIE = 'izlog_session';

/** Whether the caller keeps its tokens in cookies: our scripts say so, and a posted form is a browser's. */
export function isBrowser({ headers, routeOptions }: FastifyRequest): boolean {
  return headers['x-izlog-client'] === 'browser' || routeOptions.config.api !== true;
}

export function setSessionCookies(
  devices: KnownDevices,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
) {
  const rest = Math.max(0, Math.floor((session.expiresAt.getTime() - Date.now()) / 1000));
  const options = cookieOptions(request);
  reply
    .setCookie(ACCESS_COOKIE, session.accessToken, { ...options, maxAge: ACCESS_SECONDS })
    .setCookie(REFRESH_COOKIE, session.refreshToken, { ...options, maxAge: rest })
    .setCookie(SESSION_COOKIE, '1', { ...options, httpOnly: false, maxAge: rest });
  rememberDevice(devices, request, reply, session.account);
}

/** From now on the account knows this browser, also after a logout. */
export function rememberDevice(
  devices: KnownDevices,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
) {
  const value = devices.remember(request.cookies[DEVICE_COOKIE], account);
  reply.setCookie(DEVICE_COOKIE, value, { ...cookieOptions(request), maxAge: DEVICE_SECONDS });
}

export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply) {
  const options = cookieOptions(request);
  for (const name of [ACCESS_COOKIE, REFRESH_COOKIE]) reply.clearCookie(name, options);
  reply.clearCookie(SESSION_COOKIE, { ...options, httpOnly: false });
}
