import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Transaction } from '#server/plugins/database.ts';

/** A question as it was sent. */
export interface Question {
  siteId: number;
  name: string;
  email: string;
  message: string;
}

export type QuestionRow = Selectable<Database['contact_message']>;
export type ContactRepository = ReturnType<typeof createContactRepository>;

/** SQL of questions to the shop. */
export function createContactRepository(db: Kysely<Database>) {
  return {
    transaction: <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    /** The id of the new question. */
    async add(trx: Transaction, { siteId, name, email, message }: Question): Promise<number> {
      const { id } = await trx
        .insertInto('contact_message')
        .values({ site_id: siteId, name, email, message })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    byId: (siteId: number, id: number): Promise<QuestionRow | undefined> =>
      db
        .selectFrom('contact_message')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst(),
  };
}
