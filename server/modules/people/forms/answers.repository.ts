import { type Kysely, sql } from 'kysely';
import { MAX_LISTED_FORMS } from '#schemas/api/form-answers.ts';
import type { Database } from '#server/db/schema.ts';
import type { AnswerRow } from './forms.repository.ts';

/** A form by where it stood. */
export interface FormPlace {
  elementId: number;
  node: string;
}

interface AnswerQuery {
  keywords: string;
  form: FormPlace | undefined;
}

export type AnswersRepository = ReturnType<typeof createAnswersRepository>;

/** SQL of the back office about answers to forms. Every query is keyed by the site. */
export function createAnswersRepository(db: Kysely<Database>) {
  function asked(siteId: number, { keywords, form }: AnswerQuery) {
    let query = db.selectFrom('form_answer').where('site_id', '=', siteId);
    if (form) query = query.where('element_id', '=', form.elementId).where('node', '=', form.node);
    if (keywords === '') return query;
    const pattern = `%${keywords.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    return query.where(
      sql<boolean>`exists (select from jsonb_array_elements(answers) answer,
        jsonb_array_elements_text(answer -> 'values') said where said ilike ${pattern})`,
    );
  }

  return {
    /** Forms with answers; the last answered first, called as they were last. */
    async forms(siteId: number) {
      const { rows } = await sql<
        FormPlace & { title: string; answers: number; lastAt: Date }
      >`select element_id as "elementId", node, count(*)::integer as answers,
          max(created_at) as "lastAt", (array_agg(title order by id desc))[1] as title
        from form_answer where site_id = ${siteId}
        group by element_id, node order by max(id) desc limit ${MAX_LISTED_FORMS}`.execute(db);
      return rows;
    },

    list: (siteId: number, query: AnswerQuery & { offset: number; limit: number }) =>
      asked(siteId, query)
        .selectAll()
        .orderBy('id', 'desc')
        .offset(query.offset)
        .limit(query.limit)
        .execute(),

    count: async (siteId: number, query: AnswerQuery): Promise<number> =>
      (
        await asked(siteId, query)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total,

    /** The next answers of a form behind one of them, the oldest first. */
    after: (siteId: number, form: FormPlace, id: number, limit: number): Promise<AnswerRow[]> =>
      asked(siteId, { keywords: '', form })
        .selectAll()
        .where('id', '>', id)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** False when there is no such answer. */
    async remove(siteId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('form_answer')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
