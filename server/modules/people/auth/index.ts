import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { CallUser } from '#server/plugins/call-context.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Secrets } from '#server/secrets.ts';
import { createAccessTokens } from './access-token.ts';
import { accountForms } from './account.forms.ts';
import { createAccountRepository } from './account.repository.ts';
import { accountRoutes } from './account.routes.ts';
import { authRoutes } from './auth.routes.ts';
import { type AuthService, createAuthService } from './auth.service.ts';
import { createEmailConfirmation } from './email-confirmation.ts';
import { createAuthenticate, createIdentify } from './identify.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLoginLimits } from './login-limits.ts';
import { createOneTimeTokens, type OneTimeTokens } from './one-time-token.repository.ts';
import { newPassword } from './passwords/new-password.ts';
import { createPasswordService, FORGOT_JOB } from './passwords/password.service.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { registerAccount } from './registration.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createProvider } from './social/provider.ts';
import { createSocialRepository } from './social/social.repository.ts';
import { socialRoutes } from './social/social.routes.ts';
import { createSocialLogin } from './social/social-login.ts';
import { createTokenRepository } from './token.repository.ts';

export type { OneTimeTokens };
export { accountForms, newPassword };

const HOUR_MS = 60 * 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Accounts and logins, for sample data and forms. */
    auth: AuthService;
    /** Secrets that are mailed. */
    oneTimeTokens: OneTimeTokens;
    /**
     * Who opens a page; renews an expired login on the fly and then sets cookies, so such an answer
     * must not be cached.
     */
    identify(request: FastifyRequest, reply: FastifyReply): Promise<CallUser | null>;
  }
}

/** Accounts, login, tokens. Needs users, consents, jobs and the mailer. */
export const authModule = fp(async (app: FastifyInstance, { secrets }: { secrets: Secrets }) => {
  const { db, throttle, consents, users, mailer, jobs } = app;
  const accounts = createAccountRepository(db);
  const logins = createTokenRepository(db);
  const access = createAccessTokens(secrets.token);
  const sessions = createSessions(access, createRefreshTokens(logins, secrets.token));
  const tokens = createOneTimeTokens(db);
  const confirmation = createEmailConfirmation({ accounts, tokens, throttle, mailer });
  const { mustConfirm } = users;
  const limits = createLoginLimits(throttle);
  const devices = createKnownDevices(secrets.token);
  const auth = createAuthService({
    accounts,
    logins,
    sessions,
    confirmation,
    tokens,
    limits,
    devices,
    mustConfirm,
  });
  const passwords = createPasswordService({
    accounts,
    logins,
    tokens,
    throttle,
    limits,
    devices,
    mailer,
    jobs,
  });

  app.decorate('auth', auth);
  app.decorate('oneTimeTokens', tokens);
  app.decorate('knownDevices', devices);
  const authenticate = createAuthenticate(access, logins);
  app.decorate('authenticate', authenticate);
  app.decorate('identify', createIdentify(authenticate, auth));
  authRoutes(app, auth);
  const parts = { accounts, confirmation, sessions, consents };
  accountRoutes(app, {
    confirmation,
    passwords,
    register: (ctx, applicant) => registerAccount(parts, ctx, applicant),
  });
  jobs.handle(FORGOT_JOB, passwords.mailReset);
  const cleanSocial = socialModule(app, accounts, sessions);
  periodically(app, { name: 'forgetting ended logins', everyMs: HOUR_MS }, async () => {
    await logins.deleteEndedFamilies();
    await tokens.deleteExpired();
    await cleanSocial();
  });
});

/** Login by other providers; answers what forgets its old attempts. */
function socialModule(
  app: FastifyInstance,
  accounts: ReturnType<typeof createAccountRepository>,
  sessions: Sessions,
) {
  const repository = createSocialRepository(app.db);
  const providers = Object.fromEntries(
    Object.entries(app.config.social).map(([name, settings]) => [
      name,
      createProvider(settings, app.log),
    ]),
  );
  socialRoutes(app, createSocialLogin({ providers, repository, accounts, sessions }));
  return repository.deleteOldAttempts;
}
