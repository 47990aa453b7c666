import { type Kysely, type Selectable, sql } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { KeptAnswer } from '#server/db/tables/forms.ts';
import type { Transaction } from '#server/plugins/database.ts';

/** Answers to one form, as they are kept. */
export interface NewAnswer {
  siteId: number;
  elementId: number;
  node: string;
  title: string;
  locale: Locale;
  answers: readonly KeptAnswer[];
  consent: string | null;
}

export type AnswerRow = Selectable<Database['form_answer']>;
export type FormRepository = ReturnType<typeof createFormRepository>;

/** SQL of answers to forms. */
export function createFormRepository(db: Kysely<Database>) {
  return {
    transaction: <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    /** The id of the new answer. */
    async add(trx: Transaction, { siteId, elementId, answers, ...rest }: NewAnswer) {
      const { id } = await trx
        .insertInto('form_answer')
        .values({ ...rest, site_id: siteId, element_id: elementId, answers: jsonb(answers) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    byId: (siteId: number, id: number): Promise<AnswerRow | undefined> =>
      db
        .selectFrom('form_answer')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Sites that keep answers. */
    async sites(): Promise<number[]> {
      const rows = await db.selectFrom('form_answer').select('site_id').distinct().execute();
      return rows.map((row) => row.site_id);
    },

    /** Deletes what is older than so many days; how many there were. */
    async deleteOlder(siteId: number, days: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('form_answer')
        .where('site_id', '=', siteId)
        .where('created_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
