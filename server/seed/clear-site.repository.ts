import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Kept } from './replace/stored.ts';

/** Tables with a `site_id`, in an order in which nothing is taken away that another row needs. */
const CLEARED = [
  ...['comment', 'hashtag_item', 'event', 'post', 'term', 'coupon'],
  ...['product', 'category', 'brand', 'tag', 'attribute_set', 'attribute'],
  ...['navigation', 'consent_assignment'],
] as const;

/**
 * Takes away all that a preset brings, except pictures and what is the owner's, in one step. Consents
 * that somebody has agreed to stay.
 */
export async function clearRows(db: Kysely<Database>, siteId: number, kept: Kept): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from master_usage where element_id in
      (select id from element where site_id = ${siteId})`.execute(trx);
    await sql`delete from element where site_id = ${siteId}
      and id <> all(${kept.theme}::int[])`.execute(trx);
    await sql`delete from cms_option where site_id = ${siteId}
      and key <> all(${kept.options}::text[])`.execute(trx);
    await sql`delete from bundle_member where bundle_id in
      (select id from product where site_id = ${siteId})`.execute(trx);
    for (const table of CLEARED) {
      await sql`delete from ${sql.table(table)} where site_id = ${siteId}`.execute(trx);
    }
    await sql`delete from consent where site_id = ${siteId}
      and id not in (select consent_id from consent_log)`.execute(trx);
    const methods = { delivery_method: kept.delivery, payment_method: kept.payment };
    for (const [table, ids] of Object.entries(methods)) {
      await sql`delete from ${sql.table(table)} where id <> all(${ids}::int[]) and store_id in
        (select id from store where site_id = ${siteId})`.execute(trx);
    }
  });
}

export async function mediaIdsOf(db: Kysely<Database>, siteId: number): Promise<number[]> {
  const rows = await db.selectFrom('media').select('id').where('site_id', '=', siteId).execute();
  return rows.map(({ id }) => id);
}

/** Work of its owner that a site holds, in words; empty in one that is as the blank preset left it. */
export async function ownThings(
  db: Kysely<Database>,
  siteId: number,
  blankElements: number,
): Promise<string[]> {
  const { rows } = await sql<Record<string, boolean>>`select
    exists (select 1 from product where site_id = ${siteId}) as products,
    exists (select 1 from category where site_id = ${siteId}) as categories,
    exists (select 1 from brand where site_id = ${siteId}) as brands,
    exists (select 1 from attribute where site_id = ${siteId}) as attributes,
    exists (select 1 from tag where site_id = ${siteId}) as tags,
    exists (select 1 from post where site_id = ${siteId}) as posts,
    exists (select 1 from event where site_id = ${siteId}) as events,
    exists (select 1 from coupon where site_id = ${siteId}) as coupons,
    (exists (select 1 from element where site_id = ${siteId} and type <> 'theme' and rev > 1)
      or (select count(*) from element where site_id = ${siteId} and type <> 'theme')
        > ${blankElements}) as pages
  `.execute(db);
  return Object.entries(rows[0] ?? {}).flatMap(([name, found]) => (found ? [name] : []));
}
