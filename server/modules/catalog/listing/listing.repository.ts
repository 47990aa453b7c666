import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { isAvailable } from '../availability.repository.ts';
import type { AttributeType } from '../catalog.tables.ts';
import type { ListedProduct } from './listing.ts';

/** Products read at once. */
const CHUNK = 2000;

/** So many changes take as long as reading all products anew. */
const MANY_CHANGES = 5000;

/** A change of categories, tags, brands or attributes; stands among the ids of changed products. */
export const STRUCTURE = 0;

/** How the lists of a site are put together. */
export interface Structure {
  /** Ids of the categories right below each, by its id. */
  children: ReadonlyMap<number, readonly number[]>;
  /** In the order of the filter bar. */
  attributes: readonly ListedAttribute[];
  brands: ReadonlyMap<number, string>;
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

interface Row {
  id: number;
  format: string;
  type: string;
  brand_id: number | null;
  category_priority: number;
  names: Record<string, string>;
  search_text: string;
  search_hash: string;
  available: boolean;
  categories: number[] | null;
  tags: number[] | null;
  stores: number[] | null;
  currencies: number[] | null;
  cents: number[] | null;
  values: number[] | null;
  attributes: number[] | null;
  numbers: number[] | null;
}

export type ListingRepository = ReturnType<typeof createListingRepository>;

/** Reads what listings are made of, and what has changed since. */
export function createListingRepository(db: Kysely<Database>) {
  return {
    async sites(): Promise<number[]> {
      const rows = await db.selectFrom('site').select('id').orderBy('id').execute();
      return rows.map((row) => row.id);
    },

    /** The moment from which on changes are to be read. */
    async snapshot(): Promise<string> {
      const { rows } = await sql<{ snapshot: string }>`
        select pg_current_snapshot()::text as snapshot`.execute(db);
      return rows[0]?.snapshot ?? '';
    },

    /**
     * Ids of what has changed since a snapshot, and the snapshot to ask with next time; null when it
     * is so much that all is better read anew.
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
        .execute();
      return {
        children: await categoriesOf(db, siteId),
        attributes: await attributesOf(db, siteId),
        brands: new Map(brands.map(({ id, name }) => [id, name])),
      };
    },

    /** Those of the products that lists show. */
    products: (siteId: number, ids: readonly number[]) => read(db, siteId, sql`p.id = any(${ids})`),

    /** All products that lists show, some thousand at a time. */
    async *allProducts(siteId: number): AsyncIterable<ListedProduct[]> {
      let last = 0;
      for (;;) {
        const products = await read(
          db,
          siteId,
          sql`p.id in (
          select id from product
          where site_id = ${siteId} and visible and not archived and id > ${last}
          order by id limit ${CHUNK})`,
        );
        yield products;
        if (products.length < CHUNK) return;
        last = products.at(-1)?.id ?? last;
      }
    },

    /** Forgets changes that every running process has long read. */
    async forgetChanges(): Promise<void> {
      await sql`delete from product_change where at < now() - interval '1 hour'`.execute(db);
    },
  };
}

async function categoriesOf(db: Kysely<Database>, siteId: number) {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'parent_id'])
    .where('site_id', '=', siteId)
    .execute();
  const children = new Map<number, number[]>(rows.map(({ id }) => [id, []]));
  for (const { id, parent_id } of rows) {
    if (parent_id !== null) children.get(parent_id)?.push(id);
  }
  return children;
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

async function read(
  db: Kysely<Database>,
  siteId: number,
  condition: RawBuilder<unknown>,
): Promise<ListedProduct[]> {
  const { rows } = await sql<Row>`
    with wanted as materialized (
      select p.* from product as p
      where p.site_id = ${siteId} and p.visible and not p.archived and ${condition}
    ), carriers as materialized (
      select id, id as owner from wanted
      union all select v.id, v.main_product_id from product as v
      where v.main_product_id in (select id from wanted) and not v.archived
    ), chosen as (
      select c.owner, array_agg(distinct pa.value_id) filter (where pa.value_id is not null) as values,
        array_agg(pa.attribute_id) filter (where pa.number is not null) as attributes,
        array_agg(pa.number::float8) filter (where pa.number is not null) as numbers
      from carriers as c join product_attribute as pa on pa.product_id = c.id group by c.owner
    ), shelves as (
      select product_id, array_agg(category_id) as ids from product_category
      where product_id in (select id from wanted) group by product_id
    ), badges as (
      select product_id, array_agg(tag_id) as ids from product_tag
      where product_id in (select id from wanted) group by product_id
    ), places as (
      select product_id, array_agg(store_id) as ids from product_store
      where product_id in (select id from wanted) group by product_id
    ), prices as (
      select product_id, array_agg(currency_id) as currencies,
        array_agg(coalesce(discount_cents, retail_cents)) as cents from product_price
      where product_id in (select id from wanted) group by product_id
    )
    select p.id, p.format, p.type, p.brand_id, p.category_priority, p.names, p.search_text,
      md5(p.search_text) as search_hash, ${isAvailable('p')} as available,
      shelves.ids as categories, badges.ids as tags, places.ids as stores,
      prices.currencies, prices.cents, chosen.values, chosen.attributes, chosen.numbers
    from wanted as p
    left join shelves on shelves.product_id = p.id
    left join badges on badges.product_id = p.id
    left join places on places.product_id = p.id
    left join prices on prices.product_id = p.id
    left join chosen on chosen.owner = p.id
    order by p.id`.execute(db);
  return rows.map(toListed);
}

function toListed(row: Row): ListedProduct {
  const grouped = (kind: string, ids: readonly (number | string)[] | null) =>
    (ids ?? []).map((id) => `${kind}:${id}`);
  const numbers = pairs(row.attributes, row.numbers);
  return {
    id: row.id,
    priority: row.category_priority,
    names: row.names,
    groups: [
      `format:${row.format}`,
      `type:${row.type}`,
      `available:${row.available}`,
      ...(row.brand_id === null ? [] : [`brand:${row.brand_id}`]),
      ...grouped('category', row.categories),
      ...grouped('tag', row.tags),
      ...grouped('currency', row.currencies),
      ...(row.stores ? grouped('store', row.stores) : ['store:all']),
      ...grouped('value', row.values),
      // Yes and no of an attribute are the numbers 1 and 0.
      ...numbers
        .filter(([, number]) => number === 0 || number === 1)
        .map(([attribute, number]) => `is:${attribute}:${number}`),
    ],
    numbers: [
      ...pairs(row.currencies, row.cents).map(
        ([currency, cents]) => [`price:${currency}`, cents] as const,
      ),
      ...numbers.map(([attribute, number]) => [`number:${attribute}`, number] as const),
    ],
    searchText: row.search_text,
    searchTextHash: row.search_hash,
  };
}

function pairs(keys: number[] | null, values: number[] | null): [number, number][] {
  return (keys ?? []).map((key, index) => [key, values?.[index] ?? 0]);
}
