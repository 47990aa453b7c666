import { type Kysely, type Selectable, sql } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { MailTables } from '#server/db/tables/mail.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { NewMail } from './mail.ts';

export type MailRow = Selectable<MailTables['mail']>;
export type MailRepository = ReturnType<typeof createMailRepository>;

/** Longest note of what went wrong. */
const MAX_REASON = 500;

/** SQL of the outbox. */
export function createMailRepository(db: Kysely<Database>) {
  return {
    /** The id of the new mail; null when one of its kind and key is known. */
    async add(handle: Handle, mail: NewMail): Promise<number | null> {
      const row = await handle
        .insertInto('mail')
        .values({
          site_id: mail.siteId,
          kind: mail.kind,
          key: mail.key,
          recipient: mail.to,
          locale: mail.locale,
          data: jsonb(mail.data),
          sent_at: null,
        })
        .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** Counts an attempt and answers the mail; undefined when it is not to be sent (any more). */
    async begin(id: number, messageId: string): Promise<MailRow | undefined> {
      return db
        .updateTable('mail')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          message_id: sql<string>`coalesce(nullif(message_id, ''), ${messageId})`,
        }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returningAll()
        .executeTakeFirst();
    },

    async end(id: number, state: 'sent' | 'dropped'): Promise<void> {
      await db
        .updateTable('mail')
        .set({ state, data: jsonb({}), last_error: '', sent_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    },

    /** One that is given up keeps its data: somebody may ask for another try. */
    async fail(id: number, reason: string, isLast: boolean): Promise<void> {
      await db
        .updateTable('mail')
        .set({
          last_error: reason.slice(0, MAX_REASON),
          ...(isLast && { state: 'dead' as const }),
        })
        .where('id', '=', id)
        .execute();
    },
  };
}
