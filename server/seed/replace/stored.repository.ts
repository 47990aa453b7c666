import { type Kysely, sql } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { Kept, RowHashes, Stored, WorkKind } from './stored.ts';

type Db = Kysely<Database>;

/** The rows of each kind; what changes by itself or by shoppers is left out. */
const ROWS: Readonly<
  Record<WorkKind, (siteId: number) => ReturnType<typeof sql<{ row: unknown }>>>
> = {
  pages: (site) => sql`select jsonb_build_array(id, rev, published_rev) as row
      from element where site_id = ${site} and type <> 'theme'`,
  products: (site) => sql`select to_jsonb(p) - 'updated_at' - 'held' || jsonb_build_object('prices',
        (select jsonb_agg(to_jsonb(c) order by c.currency_id)
          from product_price c where c.product_id = p.id)) as row
      from product p where site_id = ${site}`,
  categories: (site) => sql`select to_jsonb(t) as row from category t where site_id = ${site}`,
  brands: (site) => sql`select to_jsonb(t) as row from brand t where site_id = ${site}`,
  tags: (site) => sql`select to_jsonb(t) as row from tag t where site_id = ${site}`,
  attributes: (site) => sql`select to_jsonb(t) as row from attribute t where site_id = ${site}`,
  posts: (site) =>
    sql`select to_jsonb(t) - 'updated_at' as row from post t where site_id = ${site}`,
  topics: (site) => sql`select to_jsonb(t) as row from term t where site_id = ${site}`,
  events: (site) => sql`select to_jsonb(t) as row from event t where site_id = ${site}`,
  hashtags: (site) => sql`select to_jsonb(t) as row from hashtag_item t where site_id = ${site}`,
  comments: (site) => sql`select to_jsonb(t) as row from comment t where site_id = ${site}`,
  coupons: (site) => sql`select to_jsonb(t) as row from coupon t where site_id = ${site}`,
  menus: (site) => sql`select to_jsonb(t) - 'id' as row from navigation t where site_id = ${site}`,
  consents: (site) => sql`select to_jsonb(t) as row from consent t where site_id = ${site}
      union all select to_jsonb(a) from consent_assignment a where site_id = ${site}`,
};

async function hashOf(db: Db, rows: ReturnType<typeof sql<{ row: unknown }>>): Promise<string> {
  const found = await sql<{ hash: string }>`select
    md5(coalesce(string_agg(md5(row::text), '' order by row::text), '')) as hash
    from (${rows}) as rows`.execute(db);
  return found.rows[0]?.hash ?? '';
}

async function hashesOf(
  db: Db,
  rows: ReturnType<typeof sql<{ name: string; row: unknown }>>,
): Promise<RowHashes> {
  const found = await sql<{ name: string; hash: string }>`select name, md5(row::text) as hash
    from (${rows}) as rows`.execute(db);
  return Object.fromEntries(found.rows.map(({ name, hash }) => [name, hash]));
}

/** What a site holds now, in hashes. */
export async function storedIn(db: Db, siteId: number): Promise<Stored> {
  const kinds: Partial<Record<WorkKind, string>> = {};
  const methods = (table: 'delivery_method' | 'payment_method') =>
    sql<{ name: string; row: unknown }>`select m.id::text as name, to_jsonb(m) as row
      from ${sql.table(table)} m join store s on s.id = m.store_id where s.site_id = ${siteId}`;
  for (const [kind, rows] of Object.entries(ROWS)) {
    kinds[kind as WorkKind] = await hashOf(db, rows(siteId));
  }
  const media = await db.selectFrom('media').select('id').where('site_id', '=', siteId).execute();
  return {
    kinds,
    theme: await hashOf(
      db,
      sql`select jsonb_build_array(id, rev) as row
        from element where site_id = ${siteId} and type = 'theme'`,
    ),
    shop: await hashOf(
      db,
      sql`select jsonb_build_array(free_delivery_cents, loyalty, checkout) as row
        from store where site_id = ${siteId}`,
    ),
    options: await hashesOf(
      db,
      sql`select key as name, jsonb_build_array(value, media_id) as row
        from cms_option where site_id = ${siteId}`,
    ),
    delivery: await hashesOf(db, methods('delivery_method')),
    payment: await hashesOf(db, methods('payment_method')),
    media: media.map(({ id }) => id),
  };
}

export async function hasOrders(db: Db, siteId: number): Promise<boolean> {
  const any = await db
    .selectFrom('shop_order')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

export async function themeIds(db: Db, siteId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('element')
    .select('id')
    .where('site_id', '=', siteId)
    .where('type', '=', 'theme')
    .execute();
  return rows.map(({ id }) => id);
}

/** Pictures that options show, such as the logo. */
export async function optionMedia(
  db: Db,
  siteId: number,
  keys: readonly string[],
): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('cms_option')
    .select('media_id')
    .where('site_id', '=', siteId)
    .where('key', 'in', keys)
    .execute();
  return rows.flatMap(({ media_id }) => media_id ?? []);
}

export async function readStored(
  db: Db,
  siteId: number,
): Promise<{ stored: Stored | null; kept: Kept | null }> {
  const row = await db
    .selectFrom('sample_data')
    .select(['stored', 'kept'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  // Both are written by this loader alone.
  return {
    stored: (row?.stored ?? null) as Stored | null,
    kept: (row?.kept ?? null) as Kept | null,
  };
}

/** Remembers what a preset has stored. */
export async function writeStored(db: Db, siteId: number, stored: Stored): Promise<void> {
  await db
    .updateTable('sample_data')
    .set({ stored: jsonb(stored), kept: null })
    .where('site_id', '=', siteId)
    .execute();
}
