import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';

type Purpose = Database['one_time_token']['purpose'];

/** What a mailed secret is for. A secret of one purpose is worth nothing for another (S30). */
export interface TokenTopic {
  siteId: number;
  purpose: Purpose;
}

/** A fresh secret. Only its hash is stored. */
export interface MailedToken {
  token: string;
  /** Names the secret without telling it; unique, for the key of a mail. */
  name: string;
}

/** Secrets that are mailed: random, stored as hashes, good for one use and a while. */
export interface OneTimeTokens {
  /** `subject` is what it is about, e.g. the id of an account. */
  issue(
    trx: Handle,
    topic: TokenTopic & { subject: string; lifeSeconds: number },
  ): Promise<MailedToken>;
  /** The subject of a secret that could be used now; uses nothing up. */
  find(topic: TokenTopic, token: string): Promise<string | null>;
  /** Uses the secret up; null when it is used, expired or unknown. Of two at once one gets null. */
  redeem(trx: Transaction, topic: TokenTopic, token: string): Promise<string | null>;
  /**
   * Takes back every secret of the purpose that is out for the subject, or has been for so long, at
   * one site or at all: an account may have been asked at several.
   */
  revoke(
    trx: Transaction,
    topic: Pick<TokenTopic, 'purpose'> & {
      siteId?: number;
      subject: string;
      olderThanSeconds?: number;
    },
  ): Promise<void>;
  /** Forgets what expired; nothing depends on it. */
  deleteExpired(): Promise<void>;
}

export function createOneTimeTokens(db: Kysely<Database>): OneTimeTokens {
  return {
    async issue(trx, { siteId, purpose, subject, lifeSeconds }) {
      const token = randomBytes(32).toString('base64url');
      const hash = hashOf(token);
      await trx
        .insertInto('one_time_token')
        .values({
          hash,
          purpose,
          subject,
          site_id: siteId,
          expires_at: sql<Date>`now() + ${lifeSeconds} * interval '1 second'`,
          used_at: null,
        })
        .execute();
      return { token, name: hash.toString('hex') };
    },

    async find({ siteId, purpose }, token) {
      const row = await db
        .selectFrom('one_time_token')
        .select('subject')
        .where('hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('site_id', '=', siteId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
        .executeTakeFirst();
      return row?.subject ?? null;
    },

    async redeem(trx, { siteId, purpose }, token) {
      const row = await trx
        .updateTable('one_time_token')
        .set((eb) => ({ used_at: eb.fn<Date>('now') }))
        .where('hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('site_id', '=', siteId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
        .returning('subject')
        .executeTakeFirst();
      return row?.subject ?? null;
    },

    async revoke(trx, { siteId, purpose, subject, olderThanSeconds }) {
      const query = trx
        .deleteFrom('one_time_token')
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .$if(siteId !== undefined, (all) => all.where('site_id', '=', siteId ?? 0));
      if (olderThanSeconds === undefined) return void (await query.execute());
      const before = sql<Date>`now() - ${olderThanSeconds} * interval '1 second'`;
      await query.where('created_at', '<', before).execute();
    },

    async deleteExpired() {
      await db
        .deleteFrom('one_time_token')
        .where('expires_at', '<', sql<Date>`now() - interval '7 days'`)
        .execute();
    },
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
