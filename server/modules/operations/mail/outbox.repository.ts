import { type Kysely, sql } from 'kysely';
import type { OutboxMail } from '#schemas/api/mail.ts';
import type { Database } from '#server/db/schema.ts';
import type { Paging } from '#server/paging.ts';
import type { Transaction } from '#server/plugins/database.ts';

/** Which mails of the outbox to list. */
export interface OutboxQuery extends Paging {
  keywords?: string;
  state?: OutboxMail['state'];
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

/** SQL of the outbox as the administration sees it. */
export function createOutboxRepository(db: Kysely<Database>) {
  return {
    transaction: <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    async page(siteId: number, { keywords = '', state, limit, offset }: OutboxQuery) {
      const part = `%${keywords.trim().replace(/[\\%_]/g, '\\$&')}%`;
      const found = db
        .selectFrom('mail')
        .where('site_id', '=', siteId)
        .where('recipient', 'ilike', part)
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'));
      const [rows, count] = await Promise.all([
        found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      const mails = rows.map(
        (row): OutboxMail => ({
          id: row.id,
          kind: row.kind,
          to: row.recipient,
          locale: row.locale,
          state: row.state,
          attempts: row.attempts,
          lastError: row.last_error,
          createdAt: row.created_at.toISOString(),
          sentAt: row.sent_at?.toISOString() ?? null,
        }),
      );
      return { mails, total: count.total };
    },

    /** Lets a mail that was given up wait again; false when it is none. */
    async revive(trx: Transaction, siteId: number, id: number): Promise<boolean> {
      const row = await trx
        .updateTable('mail')
        .set({ state: 'waiting', attempts: 0 })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .where('state', '=', 'dead')
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes the addresses of mails that were sent long ago. */
    async deleteOld(): Promise<void> {
      await sql`delete from mail
        where state <> 'waiting' and created_at < now() - interval '180 days'`.execute(db);
    },
  };
}
