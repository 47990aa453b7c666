import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { isOwner } from '#domain/people/roles.ts';
import type { Account } from './account.repository.ts';
import type { StoredToken, TokenRepository } from './token.repository.ts';

/** A login lives this long, however often it is refreshed. */
export const LOGIN_SECONDS = 30 * 24 * 60 * 60;
/** Two tabs may refresh with the same token within this time (S27). */
const GRACE_MS = 10_000;

/** A fresh refresh token with the login it belongs to. */
export interface IssuedToken {
  token: string;
  familyId: string;
  expiresAt: Date;
  account: Account;
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/**
 * Refresh tokens: stored as hashes, good for one use. The first of a login is random; each later
 * one is derived from the one before it and our secret, so that a second use within the grace gets
 * the same successor, from every process, although it is stored nowhere. A login thus stays one
 * line of tokens, and whoever uses a token that its line has left behind is found out.
 */
export function createRefreshTokens(repository: TokenRepository, secret: Uint8Array) {
  const successorOf = (token: string) =>
    createHmac('sha256', secret).update(`refresh-successor:${token}`).digest('base64url');

  return {
    /** Starts a login; null when the account changed since it was read, or asks for a second factor. */
    async start(account: Account, siteId: number, withFactor = false): Promise<IssuedToken | null> {
      const familyId = randomUUID();
      const expiresAt = new Date(Date.now() + LOGIN_SECONDS * 1000);
      const token = await repository.transaction(async (tokens) => {
        const isStarted = await tokens.insertFamily(
          { id: familyId, siteId, expiresAt, withFactor },
          account,
        );
        if (!isStarted) return null;
        const first = randomBytes(32).toString('base64url');
        await tokens.insertToken(hashOf(first), familyId);
        return first;
      });
      return token === null ? null : { token, familyId, expiresAt, account };
    },

    /**
     * Exchanges a token. A token that was used before, longer ago than the grace, was stolen by
     * someone: the whole login ends. null when the token is worth nothing.
     */
    rotate: (token: string, siteId: number): Promise<IssuedToken | null> =>
      repository.transaction(async (tokens) => {
        const hash = hashOf(token);
        const stored = await tokens.lockToken(hash, siteId);
        if (!stored || !isUsable(stored, siteId)) return null;
        const { familyId, expiresAt, account } = stored;
        if (isReused(stored)) {
          await tokens.revoke(familyId);
          return null;
        }
        const successor = successorOf(token);
        if (!stored.rotatedAt) await tokens.markRotated(hash);
        await tokens.insertToken(hashOf(successor), familyId);
        return { token: successor, familyId, expiresAt, account };
      }),
  };
}

/** The login of an owner is good at every site, any other where it was made and as long as the account is. */
function isUsable(stored: StoredToken, siteId: number): boolean {
  const { revokedAt, expiresAt, now, account, isGood } = stored;
  const isHere = isGood && (stored.siteId === siteId || isOwner(account));
  return revokedAt === null && expiresAt > now && !account.disabled && isHere;
}

function isReused({ rotatedAt, now }: StoredToken): boolean {
  return rotatedAt !== null && now.getTime() - rotatedAt.getTime() > GRACE_MS;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
