import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** First half of the key of the lock under which a site publishes. */
const LOCK = 88_001;

/** Columns that `publishedOf` needs. */
const PUBLISHED = ['id', 'type', 'status', 'published', 'published_rev'] as const;

/** SQL of what shoppers see. */
export function createPublicationQueries(db: Kysely<Database>) {
  const shown = (siteId: number) =>
    db
      .selectFrom('element')
      .select(PUBLISHED)
      .where('site_id', '=', siteId)
      .where('published', 'is not', null);

  return {
    /**
     * Held until the transaction ends: what a page needs must not be taken out of a master while the
     * page is checked against it. Asked for after the row that is published, by everybody.
     */
    lockPublishing: async (siteId: number): Promise<void> => {
      await sql`select pg_advisory_xact_lock(${LOCK}, ${siteId})`.execute(db);
    },

    /** Published elements that show one of the masters as it is, not at a pinned revision. */
    placing: (siteId: number, masterIds: readonly number[]) =>
      shown(siteId)
        .where(
          sql<boolean>`jsonb_path_exists(published, '$.parts.**.master ? (!exists (@.pin) && @.id == $ids[*])', jsonb_build_object('ids', ${JSON.stringify(masterIds)}::jsonb))`,
        )
        .orderBy('id')
        .execute(),

    /** Published pages and templates behind an id, in the order of their ids. */
    publishedPages: (siteId: number, afterId: number, limit: number) =>
      shown(siteId)
        .where('type', 'in', ['page', 'template'])
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .execute(),
  };
}
