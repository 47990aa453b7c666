import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the id of the site whose customers a site knows, with their member cards: its own, or those
 * of the site that it was told to share them with. `siteId` may be a column.
 */
export function customersOf(siteId: number | RawBuilder<number>): RawBuilder<number> {
  return sql<number>`(select coalesce(customers_site_id, id) from site where id = ${siteId})`;
}

/**
 * SQL that tells whether an account, by the name of its table in the query, is good at a site: its own
 * people of the back office, the customers that it knows, and owners, who are good at every site.
 */
export function isGoodAt(
  siteId: number | RawBuilder<number>,
  table = 'account',
): RawBuilder<boolean> {
  const [site, scope, role] = ['site_id', 'scope', 'role'].map((name) =>
    sql.ref(`${table}.${name}`),
  );
  return sql<boolean>`case
    when ${scope} = 'web' then ${site} = ${customersOf(siteId)}
    else ${site} = ${siteId} or ${role} is not distinct from 'owner' end`;
}

/** SQL for the ids of all sites that know the same customers as a site, itself among them. */
export function sitesWithCustomersOf(siteId: number): RawBuilder<number> {
  return sql<number>`(select id from site
    where coalesce(customers_site_id, id) = ${customersOf(siteId)})`;
}
