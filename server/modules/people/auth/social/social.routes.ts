import type { FastifyInstance, FastifyRequest } from 'fastify';
import { socialLogin, socialProviders, socialRedirect } from '#schemas/api/social-login.ts';
import { Unauthenticated } from '#server/errors.ts';
import { SocialLoginRefused } from '../auth.errors.ts';
import type { AfterLogin } from '../auth.routes.ts';
import { isBrowser } from '../auth-cookies.ts';
import { handOver, overHttp } from '../handing-over.ts';
import type { SocialLogin } from './social-login.ts';

/** Holds the state of the login that this browser began, so that nobody else's can be ended in it. */
export const SOCIAL_COOKIE = 'izlog_social';
const COOKIE_SECONDS = 10 * 60;
const LIMIT = { max: 30, windowSeconds: 15 * 60 };

export function socialRoutes(
  app: FastifyInstance,
  social: SocialLogin,
  { users, knownDevices }: Pick<AfterLogin, 'users' | 'knownDevices'>,
) {
  app.implement(socialProviders, () => ({ providers: social.names }));
  app.implement(
    socialRedirect,
    async ({ query: { provider, redirectUri } }, ctx) => {
      const { request, reply } = overHttp(ctx);
      const { url, state } = await social.begin(ctx, provider, redirectUri);
      reply.setCookie(SOCIAL_COOKIE, state, { ...cookieOf(request), maxAge: COOKIE_SECONDS });
      return { url };
    },
    { limit: LIMIT },
  );

  app.implement(
    socialLogin,
    async ({ body: { provider, code, redirectUri, apiKey, state, iss = null } }, ctx) => {
      const { request, reply } = overHttp(ctx);
      if (apiKey !== '' && apiKey !== ctx.site.apiKey) throw new Unauthenticated();
      const expected = stateOf(request, state);
      reply.clearCookie(SOCIAL_COOKIE, cookieOf(request));
      const session = await social.finish(ctx, {
        provider,
        redirectUri,
        state: expected,
        code,
        issuer: iss,
      });
      const tokens = handOver(knownDevices, request, reply, session);
      return { tokens, user: await users.toUser(session.account) };
    },
    { limit: LIMIT },
  );
}

/**
 * The state of the attempt. A browser must hold it in its cookie: a page that was opened with the
 * code of somebody else's login would log its visitor in as that person.
 */
function stateOf(request: FastifyRequest, given: string | undefined): string {
  const held = request.cookies[SOCIAL_COOKIE];
  const isForeign = held === undefined ? isBrowser(request) : given !== undefined && given !== held;
  const state = held ?? given;
  if (isForeign || state === undefined) throw new SocialLoginRefused();
  return state;
}

function cookieOf({ protocol }: FastifyRequest) {
  const secure = protocol === 'https';
  return { path: '/api/v1/user/social', httpOnly: true, sameSite: 'lax', secure } as const;
}
