import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Reads published themes. */
export function createThemeRepository(db: Kysely<Database>) {
  return {
    /** The element that holds the site's theme, as shoppers see it. */
    published: (siteId: number) =>
      db
        .selectFrom('element')
        .select('published')
        .where('site_id', '=', siteId)
        .where('type', '=', 'theme')
        .where('published_rev', 'is not', null)
        .executeTakeFirst(),
  };
}
