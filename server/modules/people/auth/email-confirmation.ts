import type { Locale } from '#domain/locales.ts';
import { NotFound, TooManyRequests } from '#server/errors.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import type { Account, AccountRepository } from './account.repository.ts';
import type { OneTimeTokens } from './one-time-token.repository.ts';

const LIFE_SECONDS = 24 * 60 * 60;
/** Mails that somebody gets who tries to log in without having confirmed. */
const AGAIN_LIMIT: Limit = { name: 'verify-mail', max: 3, windowSeconds: 60 * 60 };

interface Parts {
  accounts: AccountRepository;
  tokens: OneTimeTokens;
  throttle: Pick<Throttle, 'hit'>;
  mailer: Pick<Mailer, 'queue'>;
}

/** The site that wants to know, which mails and where the link leads, and the language of the mail. */
interface Asked {
  siteId: number;
  locale: Locale;
}

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>;

/** Proof that an account's e-mail reaches its owner (AUTH-09, S30). */
export function createEmailConfirmation({ accounts, tokens, throttle, mailer }: Parts) {
  /** Mails a link that confirms the address, in the caller's transaction. */
  async function ask(trx: Transaction, { siteId, locale }: Asked, account: Account) {
    const { token, name } = await tokens.issue(trx, {
      siteId,
      purpose: 'verify',
      subject: String(account.id),
      lifeSeconds: LIFE_SECONDS,
    });
    await mailer.queue(trx, {
      siteId,
      kind: 'verify',
      key: `verify:${name}`,
      to: account.email,
      locale,
      data: { firstName: account.first_name, token },
    });
  }

  return {
    ask,

    /** Another mail for somebody who lost the first; beyond a few it does nothing. */
    async askAgain(asked: Asked, account: Account) {
      try {
        await throttle.hit(AGAIN_LIMIT, String(account.id));
      } catch (error) {
        if (error instanceof TooManyRequests) return;
        throw error;
      }
      await accounts.transaction((trx) => ask(trx, asked, account));
    },

    /** Answers the confirmed address. Throws `NotFound` for a secret that is worth nothing. */
    async confirm(siteId: number, token: string): Promise<string> {
      const topic = { siteId, purpose: 'verify' } as const;
      const id = Number((await tokens.find(topic, token)) ?? 0);
      return accounts.transaction(async (trx) => {
        const account = await accounts.lock(trx, siteId, id);
        if (!account || !(await tokens.redeem(trx, topic, token))) throw new NotFound();
        await accounts.confirmEmail(trx, id);
        return account.email;
      });
    },
  };
}
