import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Elements that one query reads. */
const BATCH = 50;

export type ReplacingRepository = ReturnType<typeof createReplacingRepository>;

/** SQL of what may hold what is looked for. */
export function createReplacingRepository(db: Kysely<Database>) {
  return {
    /** Drafts behind an id whose JSON is like the pattern, which finds too many, but none too few. */
    drafts: (siteId: number, { after, like }: { after: number; like: string }) =>
      db
        .selectFrom('element')
        .select(['id', 'type', 'slug', 'handler', 'rev', 'published_rev', 'draft'])
        .where('site_id', '=', siteId)
        .where('binned_at', 'is', null)
        .where('type', '<>', 'theme')
        .where('id', '>', after)
        .where(sql<boolean>`draft::text ilike ${like}`)
        .orderBy('id')
        .limit(BATCH)
        .execute(),
  };
}
