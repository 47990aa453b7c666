import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the id of the site whose products, categories, brands, tags and attributes a site sells: its
 * own, or those of the site that it was told to share them with.
 */
export function catalogueOf(siteId: number): RawBuilder<number> {
  return sql<number>`(select coalesce(catalogue_site_id, id) from site where id = ${siteId})`;
}
