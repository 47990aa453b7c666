import { type Kysely, sql } from 'kysely';
import type { AttributeType } from '#domain/commerce/attribute-types.ts';
import type { Database } from '#server/db/schema.ts';
import { readListed } from './listed-products.repository.ts';
import type { ListedProduct } from './listing.ts';

/** Products read at once. */
const CHUNK = 2000;

/** With this many changes it is as fast to read all products again. */
const MANY_CHANGES = 5000;

/** A change of categories, tags, brands or attributes; listed among the ids of changed products. */
export const STRUCTURE = 0;

/** How the lists of a site are put together. */
export interface Structure {
  /** Categories by id, with those right below them. */
  categories: ReadonlyMap<number, ListedCategory>;
  tags: readonly { id: number; names: Record<string, string> }[];
  /** In the order of the filter bar. */
  attributes: readonly ListedAttribute[];
  brands: ReadonlyMap<number, string>;
}

export interface ListedCategory {
  names: Record<string, string>;
  children: readonly number[];
}

export interface ListedAttribute {
  id: number;
  code: string;
  labels: Record<string, string>;
  type: AttributeType;
  unit: string;
  customClass: string;
  filterable: boolean;
  values: readonly ListedValue[];
}

export interface ListedValue {
  id: number;
  labels: Record<string, string>;
  color: string | null;
  mediaId: number | null;
}

export type ListingRepository = ReturnType<typeof createListingRepository>;

/** Reads what listings are made of, and what has changed since. */
export function createListingRepository(db: Kysely<Database>) {
  return {
    /** The oldest open sites. */
    async sites(limit: number): Promise<number[]> {
      const rows = await db
        .selectFrom('site')
        .select('id')
        .where('closed_at', 'is', null)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => row.id);
    },

    /**
     * Differs between databases, also between one and what was restored or promoted in its place; and
     * once the table of products was emptied as a whole, which is no change of a product.
     */
    async database(): Promise<string> {
      const { rows } = await sql<{ name: string }>`
        select concat_ws(' ', oid, pg_postmaster_start_time(), pg_relation_filenode('product')) as name
        from pg_database where datname = current_database()`.execute(db);
      return rows[0]?.name ?? '';
    },

    /** The moment from which on changes are to be read. */
    async snapshot(): Promise<string> {
      const { rows } = await sql<{ snapshot: string }>`
        select pg_current_snapshot()::text as snapshot`.execute(db);
      return rows[0]?.snapshot ?? '';
    },

    /**
     * Ids of what has changed since a snapshot, and the snapshot to ask with next time; null when it
     * is so much that reading everything again is faster.
     */
    async changesSince(snapshot: string): Promise<{ snapshot: string; ids: number[] } | null> {
      const { rows } = await sql<{ snapshot: string; ids: number[]; changes: number }>`
        select pg_current_snapshot()::text as snapshot, count(*) as changes,
          coalesce(array_agg(distinct product_id), '{}') as ids
        from (
          select product_id from product_change
          where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
            and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
          order by xid limit ${MANY_CHANGES}) as changed`.execute(db);
      const [row] = rows;
      return row && row.changes < MANY_CHANGES ? row : null;
    },

    /** The products, and those that show something of them: their family, and bundles. */
    async showing(ids: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        with shown as (
          select unnest(${ids}::integer[]) as id
          union select main_product_id from product
          where id = any(${ids}) and main_product_id is not null
          union select id from product where main_product_id = any(${ids})
        )
        select id from shown union
        select bundle_id from bundle_member where product_id in (select id from shown)`.execute(db);
      return rows.map((row) => row.id);
    },

    async structure(siteId: number): Promise<Structure> {
      const brands = await db
        .selectFrom('brand')
        .select(['id', 'name'])
        .where('site_id', '=', siteId)
        .orderBy('name')
        .orderBy('id')
        .execute();
      return {
        categories: await categoriesOf(db, siteId),
        tags: await db
          .selectFrom('tag')
          .select(['id', 'names'])
          .where('site_id', '=', siteId)
          .orderBy('id')
          .execute(),
        attributes: await attributesOf(db, siteId),
        brands: new Map(brands.map(({ id, name }) => [id, name])),
      };
    },

    /** Those of the products that lists show. */
    products: (siteId: number, ids: readonly number[]) => readListed(db, siteId, { ids }),

    /** All products that lists show, some thousand at a time. */
    async *allProducts(siteId: number): AsyncIterable<ListedProduct[]> {
      let after = 0;
      for (;;) {
        const products = await readListed(db, siteId, { after, limit: CHUNK });
        yield products;
        if (products.length < CHUNK) return;
        after = products.at(-1)?.id ?? after;
      }
    },

    /** Forgets changes that every running process has long read. */
    async forgetChanges(): Promise<void> {
      await sql`delete from product_change where at < now() - interval '1 hour'`.execute(db);
    },
  };
}

async function categoriesOf(
  db: Kysely<Database>,
  siteId: number,
): Promise<Map<number, ListedCategory>> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'parent_id', 'names'])
    .where('site_id', '=', siteId)
    .execute();
  const below = new Map<number, number[]>();
  for (const { id, parent_id } of rows) {
    if (parent_id !== null) below.set(parent_id, [...(below.get(parent_id) ?? []), id]);
  }
  return new Map(rows.map(({ id, names }) => [id, { names, children: below.get(id) ?? [] }]));
}

async function attributesOf(db: Kysely<Database>, siteId: number): Promise<ListedAttribute[]> {
  const { rows } = await sql<ListedAttribute>`
    select a.id, a.code, a.labels, a.type, a.unit, a.custom_class as "customClass", a.filterable,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', v.id, 'labels', v.labels, 'color', v.color,
          'mediaId', v.media_id) order by v.position, v.id)
        from attribute_value as v where v.attribute_id = a.id), '[]') as values
    from attribute as a where a.site_id = ${siteId}
    order by a.position, a.id`.execute(db);
  return rows;
}
