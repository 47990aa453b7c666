import { type Kysely, sql } from 'kysely';
import slugify from 'slugify';
import type { Database } from '#server/db/schema.ts';
import type { Place } from '../record-store.ts';

/** Ids behind the words that a file uses. */
export interface Words {
  brands: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
  skus: ReadonlyMap<string, number>;
}

/** Words behind ids. */
export interface Names {
  brands: ReadonlyMap<number, string>;
  categories: ReadonlyMap<number, string>;
  skus: ReadonlyMap<number, string>;
}

type Handle = Kysely<Database>;

/** Ids of brands by name; those that are not there yet are made. */
export async function brandIds(
  handle: Handle,
  { site }: Place,
  names: readonly string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const rows = wanted.map((name) => ({ site_id: site.id, name, slug: slugOf(name) }));
  await handle
    .insertInto('brand')
    .columns(['site_id', 'name', 'slug'])
    .expression(
      sql`select site_id, name, slug
        from jsonb_populate_recordset(null::brand, ${JSON.stringify(rows)}::jsonb) as given
        where not exists (select from brand where brand.site_id = ${site.id}
          and brand.name = given.name)`,
    )
    .onConflict((conflict) => conflict.columns(['site_id', 'slug']).doNothing())
    .execute();
  const known = await handle
    .selectFrom('brand')
    .select(['id', 'name'])
    .where('site_id', '=', site.id)
    .where('name', 'in', wanted)
    .execute();
  return new Map(known.map(({ id, name }) => [name, id]));
}

/** Ids of categories by slug. */
export async function categoryIds(
  handle: Handle,
  { site }: Place,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await handle
    .selectFrom('category')
    .select(['id', 'slug'])
    .where('site_id', '=', site.id)
    .where('slug', 'in', [...new Set(slugs)])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Names of brands, slugs of categories and codes of products by their ids. */
export async function namesOf(
  handle: Handle,
  { site }: Place,
  productIds: readonly number[],
): Promise<Names> {
  const brands = await handle
    .selectFrom('brand')
    .select(['id', 'name'])
    .where('site_id', '=', site.id)
    .execute();
  const categories = await handle
    .selectFrom('category')
    .select(['id', 'slug'])
    .where('site_id', '=', site.id)
    .execute();
  const products = await handle
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('site_id', '=', site.id)
    .where('id', 'in', [0, ...productIds])
    .execute();
  return {
    brands: new Map(brands.map(({ id, name }) => [id, name])),
    categories: new Map(categories.map(({ id, slug }) => [id, slug])),
    skus: new Map(products.map(({ id, sku }) => [id, sku])),
  };
}

/** Ids of the products after one, in the order of their making. */
export async function productIdsAfter(
  handle: Handle,
  { site }: Place,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await handle
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', site.id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setRelated(
  handle: Handle,
  lists: readonly { productId: number; relatedIds: readonly number[] }[],
) {
  const ids = lists.map(({ productId }) => productId);
  await sql`delete from product_related where product_id = any(${ids})`.execute(handle);
  const rows = lists.flatMap(({ productId, relatedIds }) =>
    relatedIds.map((related_id, position) => ({ product_id: productId, related_id, position })),
  );
  if (rows.length > 0) await handle.insertInto('product_related').values(rows).execute();
}

function slugOf(name: string): string {
  return slugify(name, { lower: true, strict: true, locale: 'hr' }) || 'brend';
}
