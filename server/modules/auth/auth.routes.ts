import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  adminProfile,
  legacyLogin,
  legacyLogout,
  legacyUser,
  login,
  logout,
  refresh,
  shopperProfile,
} from '#schemas/api/auth.ts';
import { Unauthenticated } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { type AuthService, type Session, toUser } from './auth.service.ts';
import {
  clearSessionCookies,
  isBrowser,
  REFRESH_COOKIE,
  setSessionCookies,
} from './auth-cookies.ts';
import { familyOf } from './identify.ts';

const NO_TOKENS = { accessToken: '', refreshToken: '' };

export function authRoutes(app: FastifyInstance, auth: AuthService) {
  const handleLogin = async (
    { body }: { body: { username: string; password: string; apiKey: string } },
    ctx: CallContext,
  ) => {
    const { request, reply } = overHttp(ctx);
    if (body.apiKey !== '' && body.apiKey !== ctx.site.apiKey) throw new Unauthenticated();
    const session = await auth.login(ctx.site.id, request.ip, body.username, body.password);
    const tokens = handOver(request, reply, session, isBrowser(request));
    return { tokens, user: toUser(session.account) };
  };
  const handleLogout = async (_input: unknown, ctx: CallContext) => {
    const { request, reply } = overHttp(ctx);
    const familyId = familyOf(request);
    if (familyId) await auth.logout(familyId);
    clearSessionCookies(request, reply);
    return {};
  };
  const profile = async ({ site, user }: CallContext) => {
    if (!user) throw new Unauthenticated();
    return auth.account(site.id, user.id);
  };

  app.implement(login, handleLogin);
  app.implement(legacyLogin, handleLogin);
  app.implement(logout, handleLogout);
  app.implement(legacyLogout, handleLogout);
  app.implement(refresh, async (_input, ctx) => {
    const { request, reply } = overHttp(ctx);
    const header = request.headers['refreshtoken'];
    const byHeader = typeof header === 'string' && header !== '';
    const token = byHeader ? header : (request.cookies[REFRESH_COOKIE] ?? '');
    try {
      return {
        tokens: handOver(request, reply, await auth.refresh(ctx.site.id, token), !byHeader),
      };
    } catch (error) {
      if (!byHeader && error instanceof Unauthenticated) clearSessionCookies(request, reply);
      throw error;
    }
  });
  app.implement(shopperProfile, async (_input, ctx) => toUser(await profile(ctx)));
  app.implement(legacyUser, async (_input, ctx) => toUser(await profile(ctx)));
  app.implement(adminProfile, async (_input, ctx) => {
    const account = await profile(ctx);
    return { ...toUser(account), adminLanguage: account.admin_language };
  });
}

/** Puts the tokens where the caller keeps them: cookies, or the answer's body. */
function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
  byCookie: boolean,
) {
  if (!byCookie) return { accessToken: session.accessToken, refreshToken: session.refreshToken };
  setSessionCookies(request, reply, session);
  return NO_TOKENS;
}

/** Logging in and out is about one HTTP caller; it has no meaning in process. */
function overHttp({ request, reply }: CallContext) {
  if (!request || !reply) throw new Error('Izlog: a login call was made in process.');
  return { request, reply };
}
