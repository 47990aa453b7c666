import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  passkeyLogin,
  passkeys,
  removePasskey,
} from '#schemas/api/passkeys.ts';
import { Unauthenticated } from '#server/errors.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { UserService } from '#server/modules/people/users/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { cookieOptions } from '#server/plugins/cookie-options.ts';
import { handOver, overHttp } from '../../handing-over.ts';
import { familyOf } from '../../identify.ts';
import { DEVICE_COOKIE, type KnownDevices } from '../../known-devices.ts';
import { CHALLENGE_MS } from './challenges.ts';
import type { OwnPasskeys, PasskeyOwner } from './own-passkeys.ts';
import type { PasskeyLogin } from './passkey-login.ts';
import { relyingPartyOf } from './relying-party.ts';

const LIMIT = { max: 60, windowSeconds: 15 * 60 };
/** Names the browser that a login with a passkey began in, for as long as its challenge is good. */
const BROWSER_COOKIE = 'izlog_passkey';

export interface PasskeyServices {
  users: Pick<UserService, 'toUser'>;
  knownDevices: KnownDevices;
  jobs: Pick<Jobs, 'wake'>;
  passkeyLogin: PasskeyLogin;
  ownPasskeys: OwnPasskeys;
}

/** Logging in with a passkey, and what people of the back office do with their own. */
export function passkeyRoutes(app: FastifyInstance, services: PasskeyServices) {
  loginRoutes(app, services);
  const { ownPasskeys, jobs } = services;
  const limit = LIMIT;
  app.implement(passkeys, (_input, ctx) => ownPasskeys.list(ownerOf(ctx)));
  app.implement(beginPasskey, ({ body }, ctx) => ownPasskeys.begin(ownerOf(ctx), body.password), {
    limit,
  });
  app.implement(
    addPasskey,
    async ({ body }, ctx) => {
      const recoveryCodes = await ownPasskeys.add(ownerOf(ctx), body);
      jobs.wake();
      return { recoveryCodes };
    },
    { limit },
  );
  app.implement(
    removePasskey,
    async ({ body }, ctx) => {
      await ownPasskeys.remove(ownerOf(ctx), body.id, body.password);
      jobs.wake();
      return {};
    },
    { limit },
  );
}

function loginRoutes(
  app: FastifyInstance,
  { users, knownDevices, jobs, passkeyLogin: login }: PasskeyServices,
) {
  app.implement(
    beginPasskeyLogin,
    (_input, ctx) => {
      const { request, reply } = overHttp(ctx);
      const browser = request.cookies[BROWSER_COOKIE] || randomBytes(16).toString('base64url');
      reply.setCookie(BROWSER_COOKIE, browser, {
        ...cookieOptions(request),
        sameSite: 'strict',
        maxAge: CHALLENGE_MS / 1000,
      });
      return login.begin(ctx.site.id, relyingPartyOf(ctx), printOf(browser));
    },
    { limit: LIMIT },
  );
  app.implement(
    passkeyLogin,
    async ({ body }, ctx) => {
      const { request, reply } = overHttp(ctx);
      try {
        const session = await login.enter({
          siteId: ctx.site.id,
          locale: ctx.locale,
          party: relyingPartyOf(ctx),
          browser: printOf(request.cookies[BROWSER_COOKIE] ?? ''),
          proof: body,
          address: request.ip,
          deviceCookie: request.cookies[DEVICE_COOKIE],
        });
        const tokens = handOver(knownDevices, request, reply, session);
        return { tokens, user: await users.toUser(session.account) };
      } finally {
        // A mail may tell of a copy.
        jobs.wake();
      }
    },
    { limit: LIMIT },
  );
}

/** What is stored of the cookie. */
const printOf = (browser: string) => createHash('sha256').update(browser).digest('hex');

function ownerOf(ctx: CallContext): PasskeyOwner {
  const { site, user, locale, request } = ctx;
  if (!user) throw new Unauthenticated();
  return {
    accountId: user.id,
    siteId: site.id,
    locale,
    party: relyingPartyOf(ctx),
    familyId: request && familyOf(request),
  };
}
