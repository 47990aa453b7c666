import { type Kysely, type Selectable, sql } from 'kysely';
import type { ElementContent } from '#schemas/content/element.ts';
import type { Database } from '#server/db/schema.ts';

/** A stored pattern without its content. */
export type PatternRow = Omit<Selectable<Database['own_pattern']>, 'content' | 'site_id'>;

interface NewPattern {
  title: string;
  content: ElementContent;
  author_id: number | null;
  author: string;
}

const COLUMNS = ['id', 'title', 'author_id', 'author', 'created_at'] as const;

/** SQL of the patterns that people of a site saved. Every query is keyed by the site. */
export function createPatternRepository(db: Kysely<Database>) {
  return {
    ofSite: (siteId: number): Promise<PatternRow[]> =>
      db
        .selectFrom('own_pattern')
        .select(COLUMNS)
        .where('site_id', '=', siteId)
        .orderBy('id', 'desc')
        .execute(),

    content: async (siteId: number, id: number): Promise<ElementContent | null> => {
      const row = await db
        .selectFrom('own_pattern')
        .select('content')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.content ?? null;
    },

    /** Null where the site has `most` of them already, also when two are added at once. */
    insert: (siteId: number, most: number, pattern: NewPattern): Promise<PatternRow | null> =>
      db.transaction().execute(async (trx) => {
        await sql`select id from site where id = ${siteId} for no key update`.execute(trx);
        const { count } = await trx
          .selectFrom('own_pattern')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('site_id', '=', siteId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return null;
        return trx
          .insertInto('own_pattern')
          .values({ ...pattern, site_id: siteId, content: JSON.stringify(pattern.content) })
          .returning(COLUMNS)
          .executeTakeFirstOrThrow();
      }),

    rename: (siteId: number, id: number, title: string): Promise<PatternRow | undefined> =>
      db
        .updateTable('own_pattern')
        .set({ title })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirst(),

    async remove(siteId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('own_pattern')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export type PatternRepository = ReturnType<typeof createPatternRepository>;
