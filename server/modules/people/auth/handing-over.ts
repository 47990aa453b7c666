import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#server/plugins/call-context.ts';
import { isBrowser, setSessionCookies } from './auth-cookies.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Session } from './sessions.ts';

const NO_TOKENS = { accessToken: '', refreshToken: '' };

/** Puts the tokens where the caller keeps them: cookies, or the answer's body. */
export function handOver(
  devices: KnownDevices,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
  byCookie = isBrowser(request),
) {
  if (!byCookie) return { accessToken: session.accessToken, refreshToken: session.refreshToken };
  setSessionCookies(devices, request, reply, session);
  return NO_TOKENS;
}

/** Logging in and out is about one HTTP caller; it has no meaning in process. */
export function overHttp({ request, reply }: CallContext) {
  if (!request || !reply) {
    throw new Error(
      'Izlog: a login call was made in process, where no cookie can be set. Call it over HTTP.',
    );
  }
  return { request, reply };
}
