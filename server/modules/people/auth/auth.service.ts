import type { Locale } from '#domain/locales.ts';
import type { Role } from '#domain/people/roles.ts';
import { NotFound, Unauthenticated } from '#server/errors.ts';
import { UserExists } from '#server/modules/people/users/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Account, AccountPlace, AccountRepository, Standing } from './account.repository.ts';
import { EmailNotConfirmed, InvalidLogin, LastOwner } from './auth.errors.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import type { FactorLogin } from './factors/factor-login.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginLimits } from './login-limits.ts';
import type { OneTimeTokens } from './one-time-token.repository.ts';
import { hashPassword, isPassword } from './passwords/passwords.ts';
import type { Session, Sessions } from './sessions.ts';
import type { TokenRepository } from './token.repository.ts';

/** A person to make an account for; used by the sample data. */
export interface AccountDetails {
  siteId: number;
  email: string;
  password: string;
  scope: Account['scope'];
  /** Of people of the back office; without it an editor. */
  role?: Role | undefined;
  firstName: string;
  lastName: string;
  memberCardBarcode?: string;
}

/** Whether somebody may do less than before. */
const isLess = ({ disabled, role }: Standing) => disabled === true || role === 'editor';

/** What opens an account. */
export type Credentials = Pick<AccountDetails, 'email' | 'password'>;

/** Who tries to log in, from where, and in which language a mail would be. */
export interface LoginAttempt {
  site: AccountPlace;
  locale: Locale;
  /** The caller's, for the limit. */
  address: string;
  /** What the cookie of known devices holds. */
  deviceCookie?: string | undefined;
  username: string;
  password: string;
}

interface Parts {
  accounts: AccountRepository;
  logins: TokenRepository;
  sessions: Sessions;
  confirmation: EmailConfirmation;
  tokens: OneTimeTokens;
  limits: LoginLimits;
  devices: KnownDevices;
  factorLogin: Pick<FactorLogin, 'demand'>;
  /** Whether an e-mail counts only once it is confirmed. */
  mustConfirm(siteId: number): Promise<boolean>;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(parts: Parts) {
  const { accounts, logins, sessions, confirmation, tokens, limits, devices } = parts;

  async function changeStanding(siteId: number, id: number, standing: Standing) {
    await accounts.transaction(async (trx) => {
      if (isLess(standing)) await keepAnOwner(trx, siteId, id);
      const account = await accounts.lock(trx, siteId, id);
      // What somebody may do is said where the account was made, wherever it is good.
      if (account?.site_id !== siteId) throw new NotFound();
      await accounts.setStanding(trx, id, standing);
      await logins.revokeOthers(trx, id);
    });
  }

  /** Throws `LastOwner` when nobody else who may log in is one. */
  async function keepAnOwner(trx: Transaction, siteId: number, id: number) {
    const owners = await accounts.lockOwners(trx, siteId);
    if (owners.length === 1 && owners[0] === id) throw new LastOwner();
  }

  return {
    /**
     * Throws `InvalidLogin`, `EmailNotConfirmed` and `SecondFactorRequired` (to who knows the
     * password), `TooManyRequests` or `UnknownDeviceLimited`.
     */
    async login(attempt: LoginAttempt): Promise<Session> {
      const { site, locale, address, username: email, password } = attempt;
      const { id: siteId } = site;
      const account = await accounts.forLogin(siteId, email);
      const device = account && devices.nameOf(attempt.deviceCookie, account);
      const counted = { siteId: site.customersId, email, address, device };
      await limits.count(counted);
      const isRight = await isPassword(account?.password_hash, password);
      if (!account || !isRight || account.disabled) throw new InvalidLogin();
      await limits.succeeded(counted);
      if (!account.email_confirmed_at && (await parts.mustConfirm(siteId))) {
        await confirmation.askAgain({ siteId, locale }, account);
        throw new EmailNotConfirmed();
      }
      await parts.factorLogin.demand(account, siteId);
      return startFor(account, siteId);
    },

    /** Throws `Unauthenticated` when the refresh token is worth nothing. */
    refresh: sessions.renew,

    /** Ends the login: none of its tokens works any more. */
    logout: (familyId: string) => logins.revokeFamily(familyId),

    /** An account whose e-mail counts as confirmed. Throws `UserExists`. */
    async createAccount(details: AccountDetails): Promise<Account> {
      const { siteId, email, password, scope, role, firstName, lastName } = details;
      const { memberCardBarcode } = details;
      const account = await accounts.insert({
        site_id: siteId,
        email,
        scope,
        role: scope === 'backoffice' ? (role ?? 'editor') : null,
        password_hash: await hashPassword(password),
        first_name: firstName,
        last_name: lastName,
        email_confirmed_at: new Date(),
        ...(memberCardBarcode !== undefined && { member_card_barcode: memberCardBarcode }),
      });
      if (!account) throw new UserExists();
      return account;
    },

    /** Gives an account another password; its logins end, and it may log in at once. Throws `NotFound`. */
    async setPassword(siteId: number, email: string, password: string) {
      const account = await accounts.byEmail(siteId, email);
      if (!account) throw new NotFound();
      const passwordHash = await hashPassword(password);
      await accounts.transaction(async (trx) => {
        await accounts.lock(trx, siteId, account.id);
        await accounts.setPassword(trx, account.id, passwordHash);
        await tokens.revoke(trx, { purpose: 'reset', subject: String(account.id) });
        await logins.revokeOthers(trx, account.id);
      });
      await limits.passwordSet(await accounts.customersHome(siteId), email);
    },

    /** Who may do more than shop on a site, or anywhere; disabled accounts too. */
    staffOf: accounts.staffOf,

    /** Whether anybody can log in to the back office, of whichever site. */
    async hasStaff(): Promise<boolean> {
      return (await accounts.ofNote([])).length > 0;
    },

    /**
     * E-mails of accounts that one of these passwords opens: of all that may do more than shop, and
     * of shoppers with one of these e-mails.
     */
    async openedBy(known: readonly Credentials[]): Promise<string[]> {
      const candidates = await accounts.ofNote(known.map(({ email }) => email));
      const opened = await Promise.all(
        candidates.map(async ({ email, password_hash }) => {
          const fits = known.map(({ password }) => isPassword(password_hash, password));
          return (await Promise.all(fits)).includes(true) ? [email] : [];
        }),
      );
      return opened.flat();
    },

    /** Shuts an account out at once, or lets it in again (I39). Throws `NotFound`, `LastOwner`. */
    setDisabled: (siteId: number, id: number, disabled: boolean) =>
      changeStanding(siteId, id, { disabled }),

    /** The same for the account with an e-mail. Throws `NotFound`, `LastOwner`. */
    async setDisabledByEmail(siteId: number, email: string, disabled: boolean) {
      const account = await accounts.byEmail(siteId, email);
      if (!account) throw new NotFound();
      await changeStanding(siteId, account.id, { disabled });
    },

    /** Makes an owner or an editor; has to log in again (I39). Throws `NotFound`, `LastOwner`. */
    setRole: (siteId: number, id: number, role: Role) =>
      changeStanding(siteId, id, { scope: 'backoffice', role }),

    /** Throws `NotFound`, `LastOwner`. */
    async remove(siteId: number, id: number) {
      await accounts.transaction(async (trx) => {
        await keepAnOwner(trx, siteId, id);
        if (!(await accounts.remove(trx, siteId, id))) throw new NotFound();
      });
    },

    /**
     * To be called in the transaction that gives an account another e-mail: secrets that were mailed
     * to the old one are worth nothing any more. `mustConfirm` mails a link to the new one.
     */
    async emailChanged(
      trx: Transaction,
      { site, locale }: Pick<CallContext, 'site' | 'locale'>,
      account: Account,
      mustConfirm: boolean,
    ) {
      const subject = String(account.id);
      for (const purpose of ['verify', 'reset'] as const) {
        await tokens.revoke(trx, { purpose, subject });
      }
      if (mustConfirm) await confirmation.ask(trx, { siteId: site.id, locale }, account);
    },
  };

  /** A password that is changed while it is used to log in is a wrong one. */
  async function startFor(account: Account, siteId: number): Promise<Session> {
    try {
      return await sessions.start(account, { siteId });
    } catch (error) {
      throw error instanceof Unauthenticated ? new InvalidLogin() : error;
    }
  }
}
