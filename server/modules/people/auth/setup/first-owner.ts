import { ValidationFailed } from '#server/errors.ts';
import { UserExists } from '#server/modules/people/users/index.ts';
import type { AccountRepository } from '../account.repository.ts';
import { SetupLinkInvalid } from '../auth.errors.ts';
import type { OneTimeTokens } from '../one-time-token.repository.ts';
import { passwordFaults, personalWords } from '../passwords/password-faults.ts';
import { hashPassword } from '../passwords/passwords.ts';
import type { Session, Sessions } from '../sessions.ts';

const LIFE_SECONDS = 24 * 60 * 60;
/** Processes that start together on one database print an address each; an older one is of a start before. */
const TOGETHER_SECONDS = 5 * 60;
const SUBJECT = 'owner';

/** Who sets the shop up, as the form sends it. */
export interface FirstOwner {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmedPassword: string;
}

interface Parts {
  accounts: AccountRepository;
  tokens: OneTimeTokens;
  sessions: Pick<Sessions, 'start'>;
}

export type FirstOwnerService = ReturnType<typeof createFirstOwner>;

/** The way into a back office that has no account yet: a secret that the start of the server prints. */
export function createFirstOwner({ accounts, tokens, sessions }: Parts) {
  /** Throws `SetupLinkInvalid` for a secret that is used, expired or unknown, and where somebody works already. */
  async function check(siteId: number, token: string) {
    const subject = await tokens.find({ siteId, purpose: 'setup' }, token);
    if (subject !== SUBJECT || (await accounts.hasStaff())) throw new SetupLinkInvalid();
  }

  return {
    check,

    /**
     * A fresh secret, which takes back those of starts before; null where the back office has an
     * account. `beside`: other processes may be starting on the same database right now.
     */
    async issue(siteId: number, beside: boolean): Promise<string | null> {
      return accounts.transaction(async (trx) => {
        await accounts.lockSite(trx, siteId);
        if (await accounts.hasStaff(trx)) return null;
        const topic = { siteId, purpose: 'setup', subject: SUBJECT } as const;
        const age = beside ? { olderThanSeconds: TOGETHER_SECONDS } : {};
        await tokens.revoke(trx, { ...topic, ...age });
        return (await tokens.issue(trx, { ...topic, lifeSeconds: LIFE_SECONDS })).token;
      });
    },

    /**
     * Makes the first owner and logs in. Throws `SetupLinkInvalid`, `ValidationFailed`, `UserExists`;
     * the secret stays good unless an owner was made.
     */
    async make(siteId: number, token: string, person: FirstOwner): Promise<Session> {
      await check(siteId, token);
      const { email, password, firstName, lastName } = person;
      refuseFaults(person);
      const passwordHash = await hashPassword(password);
      const account = await accounts.transaction(async (trx) => {
        await accounts.lockSite(trx, siteId);
        const isGood = await tokens.redeem(trx, { siteId, purpose: 'setup' }, token);
        if (!isGood || (await accounts.hasStaff(trx))) throw new SetupLinkInvalid();
        const added = await accounts.insert(
          {
            site_id: siteId,
            email,
            scope: 'backoffice',
            role: 'owner',
            password_hash: passwordHash,
            first_name: firstName.trim(),
            last_name: lastName.trim(),
            email_confirmed_at: new Date(),
          },
          trx,
        );
        if (!added) throw new UserExists();
        await tokens.revoke(trx, { siteId, purpose: 'setup', subject: SUBJECT });
        return added;
      });
      return sessions.start(account, { siteId });
    },
  };
}

function refuseFaults({ email, firstName, lastName, password, confirmedPassword }: FirstOwner) {
  const fields = passwordFaults(
    { password: 'password', repeated: 'confirmedPassword' },
    { password, repeated: confirmedPassword, personal: personalWords(email, firstName, lastName) },
  );
  if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
}
