import { Unauthenticated } from '#server/errors.ts';
import type { AccessTokens } from './access-token.ts';
import type { Account } from './account.repository.ts';
import type { IssuedToken, RefreshTokens } from './refresh-tokens.ts';

/** The tokens of a login, and whose it is. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  /** End of the login. */
  expiresAt: Date;
  account: Account;
}

interface Start {
  siteId: number;
  withFactor?: boolean;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Starts logins and keeps them going. */
export function createSessions(access: AccessTokens, refresh: RefreshTokens) {
  async function toSession(issued: IssuedToken, siteId: number): Promise<Session> {
    const { token, familyId, expiresAt, account } = issued;
    const { id, scope, email } = account;
    const accessToken = await access.sign({ user: { id, scope, email }, siteId, familyId });
    return { accessToken, refreshToken: token, expiresAt, account };
  }

  return {
    /**
     * `siteId`: where somebody logs in, and where the login is good. `withFactor`: more than the
     * password was proven. Throws `Unauthenticated` when the account
     * changed since it was read, or asks for a second factor that was not proven.
     */
    async start(account: Account, { siteId, withFactor = false }: Start): Promise<Session> {
      const issued = await refresh.start(account, siteId, withFactor);
      if (!issued) throw new Unauthenticated();
      return toSession(issued, siteId);
    },

    /** Throws `Unauthenticated` when the refresh token is worth nothing. */
    async renew(siteId: number, refreshToken: string): Promise<Session> {
      const issued = refreshToken ? await refresh.rotate(refreshToken, siteId) : null;
      if (!issued) throw new Unauthenticated();
      return toSession(issued, siteId);
    },
  };
}
