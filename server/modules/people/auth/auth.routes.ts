import type { FastifyInstance } from 'fastify';
import { legacyLogin, legacyLogout, login, logout, refresh } from '#schemas/api/auth.ts';
import { Unauthenticated } from '#server/errors.ts';
import type { UserService } from '#server/modules/people/users/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { AuthService } from './auth.service.ts';
import { clearSessionCookies, REFRESH_COOKIE } from './auth-cookies.ts';
import { clearAfterLogout } from './clear-site-data.ts';
import { handOver, overHttp } from './handing-over.ts';
import { familyOf } from './identify.ts';
import { DEVICE_COOKIE, type KnownDevices } from './known-devices.ts';

/** Who has to do with a browser that has logged in or out. */
export interface AfterLogin {
  users: Pick<UserService, 'toUser'>;
  knownDevices: KnownDevices;
  carts: { leave(ctx: CallContext): Promise<unknown> };
}

/** Logging in, staying logged in, logging out. */
export function authRoutes(
  app: FastifyInstance,
  auth: AuthService,
  { users, carts, knownDevices }: AfterLogin,
) {
  const handleLogin = async (
    { body }: { body: { username: string; password: string; apiKey: string } },
    ctx: CallContext,
  ) => {
    const { request, reply } = overHttp(ctx);
    const { username, password, apiKey } = body;
    if (apiKey !== '' && apiKey !== ctx.site.apiKey) throw new Unauthenticated();
    const session = await auth.login({
      site: ctx.site,
      locale: ctx.locale,
      address: request.ip,
      deviceCookie: request.cookies[DEVICE_COOKIE],
      username,
      password,
    });
    const tokens = handOver(knownDevices, request, reply, session);
    return { tokens, user: await users.toUser(session.account) };
  };
  const handleLogout = async (_input: unknown, ctx: CallContext) => {
    const { request, reply } = overHttp(ctx);
    const familyId = familyOf(request);
    if (familyId) await auth.logout(familyId);
    await carts.leave(ctx);
    clearSessionCookies(request, reply);
    clearAfterLogout(reply, ctx.user);
    return {};
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
      const session = await auth.refresh(ctx.site.id, token);
      return { tokens: handOver(knownDevices, request, reply, session, !byHeader) };
    } catch (error) {
      if (!byHeader && error instanceof Unauthenticated) clearSessionCookies(request, reply);
      throw error;
    }
  });
}
