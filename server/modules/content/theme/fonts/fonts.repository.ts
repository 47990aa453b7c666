import { type Kysely, type Selectable, sql } from 'kysely';
import type { FontFacts } from '#domain/theme/own-fonts.ts';
import type { Database } from '#server/db/schema.ts';

export type FontRow = Selectable<Database['font_file']>;
export type NewFont = Omit<FontRow, 'id' | 'created_at'> & { facts: FontFacts };

/** Stored files of own fonts. */
export function createFontsRepository(db: Kysely<Database>) {
  return {
    ofSite: (siteId: number): Promise<FontRow[]> =>
      db
        .selectFrom('font_file')
        .selectAll()
        .where('site_id', '=', siteId)
        .orderBy('name')
        .orderBy('id')
        .execute(),

    byHash: (siteId: number, hash: string) =>
      db
        .selectFrom('font_file')
        .select(['key', 'size'])
        .where('site_id', '=', siteId)
        .where('hash', '=', hash)
        .executeTakeFirst(),

    isHashInUse: async (hash: string) =>
      (await db
        .selectFrom('font_file')
        .select('id')
        .where('hash', '=', hash)
        .executeTakeFirst()) !== undefined,

    /** False where the site has the file already. */
    async insert({ facts, ...row }: NewFont): Promise<boolean> {
      const added = await db
        .insertInto('font_file')
        .values({ ...row, facts: JSON.stringify(facts) })
        .onConflict((conflict) => conflict.columns(['site_id', 'hash']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    remove: (siteId: number, id: number) =>
      db
        .deleteFrom('font_file')
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** What the site's theme says: its draft, what is public, and which revision waits for its time. */
    theme: (siteId: number) =>
      db
        .selectFrom('element')
        .select(['id', 'draft', 'published', 'scheduled_rev'])
        .where('site_id', '=', siteId)
        .where('type', '=', 'theme')
        .executeTakeFirst(),

    /** Whether a font is named anywhere in the history of an element up to a revision. */
    async isNamedUntil(elementId: number, rev: number, familyId: string): Promise<boolean> {
      const named = `%"${familyId}"%`;
      const found = await db
        .selectFrom('element_revision')
        .select('id')
        .where('element_id', '=', elementId)
        .where('rev', '<=', rev)
        .where((where) =>
          where.or([
            where(sql<string>`content::text`, 'like', named),
            where(sql<string>`patches::text`, 'like', named),
          ]),
        )
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

export type FontsRepository = ReturnType<typeof createFontsRepository>;
