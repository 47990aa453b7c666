import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  forgotPassword,
  register,
  resetPassword,
  verifyEmail,
} from '#schemas/api/auth.ts';
import { Unauthenticated } from '#server/errors.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { UserService } from '#server/modules/people/users/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { isBrowser, rememberDevice } from './auth-cookies.ts';
import { clearKeptPages } from './clear-site-data.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import { handOver, overHttp } from './handing-over.ts';
import { familyOf } from './identify.ts';
import { DEVICE_COOKIE, type KnownDevices } from './known-devices.ts';
import type { PasswordService } from './passwords/password.service.ts';
import type { Applicant } from './registration.ts';
import type { Session } from './sessions.ts';

const QUARTER_HOUR = 15 * 60;

export interface AccountHelp {
  confirmation: EmailConfirmation;
  passwords: PasswordService;
  hasFactor(accountId: number): Promise<boolean>;
  register(ctx: CallContext, applicant: Applicant): Promise<Session>;
}

interface LoginServices {
  users: Pick<UserService, 'toUser'>;
  jobs: Pick<Jobs, 'wake'>;
  knownDevices: KnownDevices;
}

/** Making an account, and getting back into it. */
export function accountRoutes(
  app: FastifyInstance,
  { confirmation, passwords, ...help }: AccountHelp,
  { users, jobs, knownDevices }: LoginServices,
) {
  app.implement(
    register,
    async ({ body }, ctx) => {
      const { request, reply } = overHttp(ctx);
      const session = await help.register(ctx, body);
      jobs.wake();
      const tokens = handOver(knownDevices, request, reply, session);
      return { tokens, user: await users.toUser(session.account) };
    },
    { limit: { max: 10, windowSeconds: QUARTER_HOUR } },
  );
  app.implement(
    verifyEmail,
    async ({ params }, { site }) => {
      const email = await confirmation.confirm(site.id, params.id);
      return { confirmed: true as const, email };
    },
    { limit: { max: 30, windowSeconds: QUARTER_HOUR } },
  );
  app.implement(
    forgotPassword,
    async ({ body }, ctx) => {
      await passwords.forgot(ctx, body.email);
      return {};
    },
    { limit: { max: 10, windowSeconds: QUARTER_HOUR } },
  );
  app.implement(
    resetPassword,
    async ({ body: { token, ...chosen } }, ctx) => {
      const { request, reply } = overHttp(ctx);
      const account = await passwords.reset(ctx.site, token, chosen, {
        address: request.ip,
        deviceCookie: request.cookies[DEVICE_COOKIE],
      });
      // Whoever reads the mail could else guess codes as a new known device with each new password.
      const isProof = !(await help.hasFactor(account.id));
      if (isProof && isBrowser(request)) rememberDevice(knownDevices, request, reply, account);
      return {};
    },
    { limit: { max: 10, windowSeconds: QUARTER_HOUR } },
  );
  app.implement(changePassword, async ({ body }, { user, request, reply }) => {
    if (!user) throw new Unauthenticated();
    await passwords.change(user, request && familyOf(request), body);
    if (reply) clearKeptPages(reply);
    return {};
  });
}
