import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { isAvailable } from '../availability.repository.ts';
import type { ListedProduct } from './listing.ts';

interface Row {
  id: number;
  format: string;
  type: string;
  brand_id: number | null;
  category_priority: number;
  names: Record<string, string>;
  sku: string;
  /** All in all languages. */
  text: string;
  available: boolean;
}

/** Which products to read: by ids, or some after an id. */
type Chunk = { ids: readonly number[] } | { after: number; limit: number };

/** Ids and numbers of products, by product. */
interface Links {
  categories: ReadonlyMap<number, number[]>;
  tags: ReadonlyMap<number, number[]>;
  stores: ReadonlyMap<number, number[]>;
  prices: ReadonlyMap<number, [currencyId: number, cents: number][]>;
  values: ReadonlyMap<number, number[]>;
  numbers: ReadonlyMap<number, [attributeId: number, number: number][]>;
  /** Names and article numbers of the variants. */
  variantNames: ReadonlyMap<number, string[]>;
}

/**
 * Reads those products that lists show. Many small questions instead of a large one: each has only
 * one good plan, which does not depend on what the database knows about sizes.
 */
export async function readListed(
  db: Kysely<Database>,
  siteId: number,
  chunk: Chunk,
): Promise<ListedProduct[]> {
  const rows = await baseRows(db, siteId, chunk);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const links: Links = {
    categories: await idsOf(db, 'product_category', 'category_id', ids),
    tags: await idsOf(db, 'product_tag', 'tag_id', ids),
    stores: await idsOf(db, 'product_store', 'store_id', ids),
    prices: await pricesOf(db, ids),
    ...(await choicesOf(db, ids)),
  };
  return rows.map((row) => toListed(row, links));
}

async function baseRows(db: Kysely<Database>, siteId: number, chunk: Chunk): Promise<Row[]> {
  const condition = 'ids' in chunk ? sql`p.id = any(${chunk.ids})` : sql`p.id > ${chunk.after}`;
  const limit = 'ids' in chunk ? chunk.ids.length : chunk.limit;
  const { rows } = await sql<Row>`
    select p.id, p.format, p.type, p.brand_id, p.category_priority, p.names, p.sku,
      ${allOf('p.short_descriptions')} || ' ' || ${allOf('p.descriptions')} as text,
      ${isAvailable('p')} as available
    from product as p
    where p.site_id = ${siteId} and p.visible and not p.archived and ${condition}
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** All languages of a text, without the marks of HTML. `column` is a literal of the calling code. */
function allOf(column: string) {
  return sql`coalesce((
    select string_agg(regexp_replace(value, '<[^>]*>', ' ', 'g'), ' ')
    from jsonb_each_text(${sql.ref(column)})), '')`;
}

async function idsOf(
  db: Kysely<Database>,
  table: 'product_category' | 'product_tag' | 'product_store',
  column: string,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ product_id: number; ids: number[] }>`
    select product_id, array_agg(${sql.ref(column)}) as ids from ${sql.table(table)}
    where product_id = any(${ids}) group by product_id`.execute(db);
  return new Map(rows.map((row) => [row.product_id, row.ids]));
}

async function pricesOf(db: Kysely<Database>, ids: readonly number[]) {
  const { rows } = await sql<{ product_id: number; currency_id: number; cents: number }>`
    select product_id, currency_id, coalesce(discount_cents, retail_cents) as cents
    from product_price where product_id = any(${ids})`.execute(db);
  return grouped(rows.map((row) => [row.product_id, pairOf(row.currency_id, row.cents)] as const));
}

/** What products and their variants have of attributes; a product has what one of its variants has. */
async function choicesOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Pick<Links, 'values' | 'numbers' | 'variantNames'>> {
  const { rows: variants } = await sql<Pick<Row, 'id' | 'sku' | 'names'> & { owner: number }>`
    select id, main_product_id as owner, names, sku from product
    where main_product_id = any(${ids}) and not archived`.execute(db);
  const owners = new Map(variants.map(({ id, owner }) => [id, owner]));
  const { rows } = await sql<{
    product_id: number;
    attribute_id: number;
    value_id: number | null;
    number: number | null;
  }>`select product_id, attribute_id, value_id, number from product_attribute
    where product_id = any(${[...ids, ...owners.keys()]})`.execute(db);
  const ownerOf = (id: number) => owners.get(id) ?? id;
  return {
    variantNames: grouped(variants.map((variant) => [variant.owner, nameOf(variant)] as const)),
    values: grouped(
      rows.flatMap(({ product_id, value_id }) =>
        value_id === null ? [] : [[ownerOf(product_id), value_id] as const],
      ),
    ),
    numbers: grouped(
      rows.flatMap(({ product_id, attribute_id, number }) =>
        number === null ? [] : [[ownerOf(product_id), pairOf(attribute_id, number)] as const],
      ),
    ),
  };
}

function pairOf(key: number, value: number): [number, number] {
  return [key, value];
}

function grouped<T>(pairs: readonly (readonly [id: number, item: T])[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const [id, item] of pairs) {
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  return groups;
}

function nameOf({ names, sku }: Pick<Row, 'names' | 'sku'>): string {
  return [...Object.values(names), sku].join(' ');
}

function toListed(row: Row, links: Links): ListedProduct {
  const { id } = row;
  const named = (kind: string, ids: readonly number[] = []) => ids.map((each) => `${kind}:${each}`);
  const prices = links.prices.get(id) ?? [];
  const numbers = links.numbers.get(id) ?? [];
  const stores = links.stores.get(id);
  const searchName = [nameOf(row), ...(links.variantNames.get(id) ?? [])].join(' ');
  return {
    id,
    priority: row.category_priority,
    names: row.names,
    groups: [
      `format:${row.format}`,
      `type:${row.type}`,
      `available:${row.available}`,
      ...(row.brand_id === null ? [] : [`brand:${row.brand_id}`]),
      ...(stores ? named('store', stores) : ['store:all']),
      ...named('category', links.categories.get(id)),
      ...named('tag', links.tags.get(id)),
      ...named(
        'currency',
        prices.map(([currency]) => currency),
      ),
      ...named('value', links.values.get(id)),
      // Yes and no of an attribute are the numbers 1 and 0.
      ...numbers
        .filter(([, number]) => number === 0 || number === 1)
        .map(([attribute, number]) => `is:${attribute}:${number}`),
    ],
    numbers: [
      ...prices.map(([currency, cents]) => [`price:${currency}`, cents] as const),
      ...numbers.map(([attribute, number]) => [`number:${attribute}`, number] as const),
    ],
    searchName,
    searchText: row.text,
    searchHash: createHash('md5').update(searchName).update('\n').update(row.text).digest('base64'),
  };
}
