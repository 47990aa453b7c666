import type { User } from '#schemas/api/auth.ts';
import { NotFound, Unauthenticated } from '#server/errors.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import type { AccessTokens } from './access-token.ts';
import { InvalidLogin } from './auth.errors.ts';
import type { Account, AuthRepository } from './auth.repository.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { IssuedToken, RefreshTokens } from './refresh-tokens.ts';

/** Failed logins (S28). */
const PER_ACCOUNT: Limit = { name: 'login-account', max: 5, windowSeconds: 15 * 60 };
const PER_ADDRESS: Limit = { name: 'login-address', max: 20, windowSeconds: 15 * 60 };

/** The tokens of a login, and whose it is. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  /** End of the login. */
  expiresAt: Date;
  account: Account;
}

/** A person to make an account for; used by registration and the sample data. */
export interface AccountDetails {
  siteId: number;
  email: string;
  password: string;
  scope: Account['scope'];
  firstName: string;
  lastName: string;
  memberCardBarcode?: string;
}

interface Parts {
  repository: AuthRepository;
  access: AccessTokens;
  refresh: RefreshTokens;
  throttle: Throttle;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ repository, access, refresh, throttle }: Parts) {
  async function toSession({ token, familyId, expiresAt, account }: IssuedToken): Promise<Session> {
    const { id, scope, email, site_id: siteId } = account;
    const accessToken = await access.sign({ user: { id, scope, email }, siteId, familyId });
    return { accessToken, refreshToken: token, expiresAt, account };
  }

  return {
    /** `address` is the caller's, for the limit. Throws `InvalidLogin` or `TooManyRequests`. */
    async login(siteId: number, address: string, username: string, password: string) {
      const who = `${siteId}:${username.toLowerCase()}`;
      await throttle.hit(PER_ADDRESS, address);
      await throttle.hit(PER_ACCOUNT, who);
      const account = await repository.accountByEmail(siteId, username);
      const isRight = await isPassword(account?.password_hash, password);
      if (!account || !isRight || account.disabled) throw new InvalidLogin();
      await throttle.reset(PER_ACCOUNT, who);
      await throttle.forgive(PER_ADDRESS, address);
      return toSession(await refresh.start(account));
    },

    /** Throws `Unauthenticated` when the refresh token is worth nothing. */
    async refresh(siteId: number, refreshToken: string): Promise<Session> {
      const issued = refreshToken ? await refresh.rotate(refreshToken, siteId) : null;
      if (!issued) throw new Unauthenticated();
      return toSession(issued);
    },

    /** Ends the login: none of its tokens works any more. */
    logout: (familyId: string) => repository.revokeFamily(familyId),

    async account(siteId: number, id: number): Promise<Account> {
      const account = await repository.accountById(siteId, id);
      if (!account) throw new NotFound();
      return account;
    },

    async createAccount(details: AccountDetails): Promise<Account> {
      const { siteId, email, password, scope, firstName, lastName, memberCardBarcode } = details;
      return repository.insertAccount({
        site_id: siteId,
        email,
        scope,
        password_hash: await hashPassword(password),
        first_name: firstName,
        last_name: lastName,
        ...(memberCardBarcode !== undefined && { member_card_barcode: memberCardBarcode }),
      });
    },
  };
}

/** An account as the API shows it (ENT-01). */
export function toUser(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    scope: account.scope,
    isBackofficeUser: account.scope === 'backoffice',
    memberCardBarcode: account.member_card_barcode,
    details: { firstName: account.first_name, lastName: account.last_name },
    company: { name: account.company_name },
    addresses: [],
  };
}
