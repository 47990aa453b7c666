import type { FastifyRequest } from 'fastify';
import { isOwner } from '#domain/people/roles.ts';
import { Unauthenticated } from '#server/errors.ts';
import { isSameOrigin } from '#server/plugins/access.ts';
import type { Authenticate, Identify, Identity } from '#server/plugins/call-context.ts';
import type { AccessTokens } from './access-token.ts';
import type { AuthService } from './auth.service.ts';
import {
  ACCESS_COOKIE,
  clearSessionCookies,
  REFRESH_COOKIE,
  setSessionCookies,
} from './auth-cookies.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LiveLogin, TokenRepository } from './token.repository.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Logins by request, so that logout knows which one to end. */
const families = new WeakMap<FastifyRequest, string>();

/** The login a request was authorised by. */
export function familyOf(request: FastifyRequest): string | undefined {
  return families.get(request);
}

/**
 * Reads the caller from the header `accessToken`, else from the cookie. Used by `plugins/access`. A login
 * is good where it was made, that of an owner at every site of the installation.
 */
export function createAuthenticate(
  tokens: AccessTokens,
  logins: Pick<TokenRepository, 'liveUser'>,
): Authenticate {
  return async (request, site): Promise<Identity> => {
    const token = tokenOf(request);
    if (!token) return { user: null, reason: hasRefreshCookie(request) ? 'expired' : 'none' };
    const reading = await tokens.read(token);
    if (!reading.ok) return { user: null, reason: reading.reason };
    const { siteId, familyId, user: claimed } = reading.claims;
    const login = await logins.liveUser(familyId, claimed.id, site.id);
    const refusal = refusalOf(login, siteId === site.id);
    if (refusal || !login) return { user: null, reason: refusal ?? 'invalid' };
    families.set(request, familyId);
    return { user: login.user, reason: 'none' };
  };
}

/** Why a login is not good at the site, where it was made or not. */
function refusalOf(login: LiveLogin | null, isOfSite: boolean): Identity['reason'] | null {
  if (!login) return isOfSite ? 'invalid' : 'foreign';
  return login.isGood && (isOfSite || isOwner(login.user)) ? null : 'foreign';
}

function tokenOf(request: FastifyRequest): string {
  const header = request.headers['accesstoken'];
  if (typeof header === 'string' && header !== '') return header;
  return mayUseCookie(request) ? (request.cookies[ACCESS_COOKIE] ?? '') : '';
}

/** Browsers drop the access cookie when it expires; what is left tells that a refresh is worth trying. */
function hasRefreshCookie(request: FastifyRequest): boolean {
  return mayUseCookie(request) && request.cookies[REFRESH_COOKIE] !== undefined;
}

/**
 * A page of another site can make a browser send our cookies with a form, but it cannot add the
 * header `siteId` without a preflight, nor pretend to be of our origin (S33).
 */
function mayUseCookie(request: FastifyRequest): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  return request.headers['siteid'] !== undefined || isSameOrigin(request);
}

/** Who opens a page. An expired access cookie is renewed on the fly when the refresh cookie is good. */
export function createIdentify(
  authenticate: Authenticate,
  auth: AuthService,
  devices: KnownDevices,
): Identify {
  return async (request, reply) => {
    const { call } = request;
    call.user ??= (await authenticate(request, call.site)).user;
    const refreshToken = request.cookies[REFRESH_COOKIE];
    if (call.user || !refreshToken) return call.user;
    try {
      const session = await auth.refresh(call.site.id, refreshToken);
      setSessionCookies(devices, request, reply, session);
      const { id, scope, role, email } = session.account;
      call.user = { id, scope, role, email };
    } catch (error) {
      if (!(error instanceof Unauthenticated)) throw error;
      clearSessionCookies(request, reply);
    }
    return call.user;
  };
}
