import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { Consents } from '#server/modules/people/consents/index.ts';
import { mustConfirm } from '#server/modules/people/users/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import { createAccessTokens } from './access-token.ts';
import { accountForms } from './account.forms.ts';
import { createAccountRepository } from './account.repository.ts';
import { type AccountHelp, accountRoutes } from './account.routes.ts';
import { LastOwner } from './auth.errors.ts';
import { type AfterLogin, authRoutes } from './auth.routes.ts';
import { type AuthService, createAuthService } from './auth.service.ts';
import { createEmailConfirmation } from './email-confirmation.ts';
import { createFactorRepository } from './factors/factor.repository.ts';
import { type FactorServices, factorRoutes } from './factors/factor.routes.ts';
import { createFactorCodes } from './factors/factor-codes.ts';
import { createFactorLogin } from './factors/factor-login.ts';
import { underFactorRule } from './factors/factor-rule.ts';
import { createOwnFactor, type OwnFactor } from './factors/own-factor.ts';
import { createPasskeyChallenges } from './factors/passkeys/challenges.ts';
import { createOwnPasskeys } from './factors/passkeys/own-passkeys.ts';
import { createPasskeyRepository } from './factors/passkeys/passkey.repository.ts';
import { type PasskeyServices, passkeyRoutes } from './factors/passkeys/passkey.routes.ts';
import { createPasskeyLogin } from './factors/passkeys/passkey-login.ts';
import { createPasskeyMail, passkeyMail } from './factors/passkeys/passkey-mail.ts';
import { createSealing } from './factors/sealing.ts';
import { createAuthenticate, createIdentify } from './identify.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLoginLimits } from './login-limits.ts';
import { createOneTimeTokens, type OneTimeTokens } from './one-time-token.repository.ts';
import { newPassword } from './passwords/new-password.ts';
import { createOwnPassword } from './passwords/own-password.ts';
import {
  createPasswordService,
  FORGOT_JOB,
  type PasswordService,
} from './passwords/password.service.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { type Applicant, registerAccount } from './registration.ts';
import { createSessions } from './sessions.ts';
import { createFirstOwner, type FirstOwnerService } from './setup/first-owner.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { createProvider } from './social/provider.ts';
import { createSocialRepository } from './social/social.repository.ts';
import { socialRoutes } from './social/social.routes.ts';
import { createSocialLogin, type SocialLogin } from './social/social-login.ts';
import { createTokenRepository } from './token.repository.ts';

export type { AuthService, OneTimeTokens, OwnFactor, PasswordService };
export { accountForms, LastOwner, newPassword };

const HOUR_MS = 60 * 60_000;

interface AuthDeps extends Pick<ServiceDeps, 'config' | 'secrets' | 'db' | 'log'> {
  throttle: Throttle;
  consents: Consents;
  mailer: Mailer;
  jobs: Jobs;
  options: SiteService['options'];
}

/** Accounts, login, tokens. */
export function createAuth(deps: AuthDeps) {
  const { config, secrets, db, log, throttle, consents, mailer, jobs, options } = deps;
  const accounts = createAccountRepository(db);
  const logins = createTokenRepository(db);
  const access = createAccessTokens(secrets.token);
  const sessions = createSessions(access, createRefreshTokens(logins, secrets.token));
  const tokens = createOneTimeTokens(db);
  const confirmation = createEmailConfirmation({ accounts, tokens, throttle, mailer });
  const limits = createLoginLimits(throttle);
  const devices = createKnownDevices(secrets.token);
  const factors = createFactorRepository(db);
  const sealing = createSealing(secrets.token);
  const codes = createFactorCodes(factors, sealing);
  const isOwnPassword = createOwnPassword(throttle);
  const factorLogin = createFactorLogin({
    accounts,
    factors,
    codes,
    tokens,
    limits: createLoginLimits(throttle, 'code'),
    devices,
    sessions,
  });
  const auth = createAuthService({
    accounts,
    logins,
    sessions,
    confirmation,
    tokens,
    limits,
    devices,
    factorLogin,
    mustConfirm: (siteId) => mustConfirm(options, siteId),
  });
  const passwords = createPasswordService({
    accounts,
    logins,
    tokens,
    throttle,
    isOwnPassword,
    limits,
    devices,
    mailer,
    jobs,
  });
  const passkeys = createPasskeyRepository(db);
  const challenges = createPasskeyChallenges({ tokens, accounts });
  const mail = createPasskeyMail(mailer);
  mailer.content('passkey', passkeyMail);
  jobs.handle(FORGOT_JOB, passwords.mailReset);
  const authenticate = createAuthenticate(access, logins);
  const providers = Object.fromEntries(
    Object.entries(config.social).map(([name, settings]) => [name, createProvider(settings, log)]),
  );
  const parts = { accounts, confirmation, sessions, consents };
  return {
    auth,
    /** Secrets that are mailed. */
    oneTimeTokens: tokens,
    knownDevices: devices,
    authenticate: underFactorRule(authenticate, { options, factors }),
    identify: createIdentify(authenticate, auth, devices),
    /** Making an account, and getting back into it. */
    accountHelp: {
      confirmation,
      passwords,
      hasFactor: factors.hasAny,
      register: (ctx: CallContext, applicant: Applicant) => registerAccount(parts, ctx, applicant),
    },
    firstOwner: createFirstOwner({ accounts, tokens, sessions }),
    factorLogin,
    ownFactor: createOwnFactor({
      accounts,
      factors,
      codes,
      sealing,
      logins,
      passkeys,
      isOwnPassword,
      throttle,
    }),
    passkeyLogin: createPasskeyLogin({
      accounts,
      passkeys,
      challenges,
      limits: createLoginLimits(throttle, 'passkey'),
      devices,
      sessions,
      mail,
    }),
    ownPasskeys: createOwnPasskeys({
      accounts,
      factors,
      passkeys,
      challenges,
      logins,
      isOwnPassword,
      mail,
    }),
    socialLogin: createSocialLogin({
      providers,
      repository: createSocialRepository(db),
      accounts,
      sessions,
      demandFactor: factorLogin.demand,
    }),
  };
}

interface AuthServices extends AfterLogin, FactorServices, PasskeyServices {
  auth: AuthService;
  accountHelp: AccountHelp;
  firstOwner: FirstOwnerService;
  socialLogin: SocialLogin;
  jobs: Pick<Jobs, 'wake'>;
}

export const authModule = fp(async (app: FastifyInstance, services: AuthServices) => {
  authRoutes(app, services.auth, services);
  accountRoutes(app, services.accountHelp, services);
  setupRoutes(app, services);
  factorRoutes(app, services);
  passkeyRoutes(app, services);
  socialRoutes(app, services.socialLogin, services);
  periodically(app, { name: 'forgetting ended logins', everyMs: HOUR_MS }, async () => {
    await createTokenRepository(app.db).deleteEndedFamilies();
    await createOneTimeTokens(app.db).deleteExpired();
    await createSocialRepository(app.db).deleteOldAttempts();
  });
});
