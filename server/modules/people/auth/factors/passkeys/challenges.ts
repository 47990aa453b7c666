import type { AccountRepository } from '../../account.repository.ts';
import type { OneTimeTokens } from '../../one-time-token.repository.ts';

const LIFE_SECONDS = 5 * 60;
export const CHALLENGE_MS = LIFE_SECONDS * 1000;

interface Parts {
  tokens: Pick<OneTimeTokens, 'issue' | 'redeem'>;
  accounts: Pick<AccountRepository, 'transaction'>;
}

/** What a challenge is for: only who began may end. */
interface Purpose {
  siteId: number;
  /** A browser, or a login of somebody. */
  of: string;
}

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

/** Random values that an authenticator signs, each good once. */
export function createPasskeyChallenges({ tokens, accounts }: Parts) {
  return {
    async issue({ siteId, of }: Purpose): Promise<string> {
      const token = { siteId, purpose: 'passkey', subject: of, lifeSeconds: LIFE_SECONDS } as const;
      return (await accounts.transaction((trx) => tokens.issue(trx, token))).token;
    },

    /** Uses a challenge up, for whatever follows; false when it is used, old, or somebody else's. */
    async redeem({ siteId, of }: Purpose, challenge: string | null): Promise<boolean> {
      if (challenge === null) return false;
      const topic = { siteId, purpose: 'passkey' } as const;
      const subject = await accounts.transaction((trx) => tokens.redeem(trx, topic, challenge));
      return subject === of;
    },
  };
}
