import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Product } from '#schemas/api/catalog.ts';
import type { Locale } from '#schemas/primitives.ts';
import { containsWords, textIn } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';

/** Which products to list; absent parts do not narrow. */
export interface ProductQuery {
  siteId: number;
  currencyId: number;
  locale: Locale;
  ids?: readonly number[];
  tagId?: number;
  /** Sub-categories at any depth count too. */
  categoryId?: number;
  format?: string;
  type?: string;
  keywords?: string;
  sort: { param: 'id' | 'finalPrice' | 'name' | 'categoryPriority'; order: 'asc' | 'desc' };
  limit: number;
  offset: number;
}

/** A product as lists need it; money in cents. */
export interface ProductRow {
  id: number;
  slug: string;
  name: string;
  sku: string;
  type: Product['type'];
  format: Product['format'];
  brand: string;
  available: boolean;
  category_priority: number;
  retail_cents: number;
  discount_cents: number | null;
  vat_basis_points: number;
  tags: { id: number; name: string }[];
  categories: number[];
  media_ids: number[];
}

/** A product as a cart needs it; money in cents. */
export interface SaleRow {
  id: number;
  slug: string;
  names: Record<string, string>;
  format: Product['format'];
  visible: boolean;
  stock: number | null;
  retail_cents: number;
  discount_cents: number | null;
  vat_basis_points: number;
  media_ids: number[];
}

const MEDIA_IDS = sql<number[]>`array(
  select media_id from product_media where product_id = p.id order by position, media_id)`;

/** A configurable product is there when one of its variants is; all others when stock is left. */
const AVAILABLE = sql<boolean>`case when p.format = 'configurable' then exists (
    select 1 from product as v
    where v.main_product_id = p.id and not v.archived and (v.stock is null or v.stock > 0))
  else p.stock is null or p.stock > 0 end`;

function tagsIn(locale: Locale): RawBuilder<ProductRow['tags']> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', t.id, 'name', ${textIn('t.names', locale)}) order by t.id)
    from product_tag as pt join tag as t on t.id = pt.tag_id where pt.product_id = p.id
  ), '[]'::jsonb)`;
}

const CATEGORIES = sql<number[]>`array(
  select category_id from product_category where product_id = p.id order by category_id)`;

function sortedBy({ sort, locale }: ProductQuery): RawBuilder<unknown> {
  switch (sort.param) {
    case 'id':
      return sql`p.id`;
    case 'finalPrice':
      return sql`coalesce(price.discount_cents, price.retail_cents)`;
    case 'name':
      return sql`${textIn('p.names', locale)} collate hr`;
    case 'categoryPriority':
      return sql`p.category_priority`;
  }
}

/** Words are looked for in the name, the brand and the article number. */
function searchText(locale: Locale): RawBuilder<string> {
  return sql`(${textIn('p.names', locale)} || ' ' || coalesce(b.name, '') || ' ' || p.sku)`;
}

function belowCategory(categoryId: number): RawBuilder<boolean> {
  return sql`p.id in (
    with recursive below as (
      select id from category where id = ${categoryId}
      union select c.id from category as c join below on c.parent_id = below.id
    ) select product_id from product_category where category_id in (select id from below))`;
}

function conditionsOf(query: ProductQuery): RawBuilder<boolean>[] {
  const conditions = [sql<boolean>`p.site_id = ${query.siteId} and p.visible and not p.archived`];
  if (query.ids) conditions.push(sql`p.id = any(${query.ids})`);
  if (query.tagId !== undefined) {
    conditions.push(
      sql`exists (select 1 from product_tag where product_id = p.id and tag_id = ${query.tagId})`,
    );
  }
  if (query.categoryId !== undefined) conditions.push(belowCategory(query.categoryId));
  if (query.format !== undefined) conditions.push(sql`p.format = ${query.format}`);
  if (query.type !== undefined) conditions.push(sql`p.type = ${query.type}`);
  if (query.keywords) conditions.push(containsWords(searchText(query.locale), query.keywords));
  return conditions;
}

export type ProductRepository = ReturnType<typeof createProductRepository>;

export function createProductRepository(db: Kysely<Database>) {
  return {
    /** One page and the exact number of all matches, from one snapshot. */
    async page(query: ProductQuery): Promise<{ rows: ProductRow[]; total: number }> {
      const { currencyId, locale, limit, offset } = query;
      const direction = sql.raw(query.sort.order === 'desc' ? 'desc' : 'asc');
      const { rows } = await sql<ProductRow & { total: number; rank: number | null }>`
        with found as (
          select p.id, row_number() over (order by ${sortedBy(query)} ${direction}, p.id desc) as rank
          from product as p
          join product_price as price on price.product_id = p.id and price.currency_id = ${currencyId}
          left join brand as b on b.id = p.brand_id
          where ${sql.join(conditionsOf(query), sql` and `)}
        ), total as (select count(*) as total from found)
        select total.total, found.rank, p.id, p.slug, ${textIn('p.names', locale)} as name, p.sku,
          p.type, p.format, coalesce(b.name, '') as brand, ${AVAILABLE} as available,
          p.category_priority, price.retail_cents, price.discount_cents, price.vat_basis_points,
          ${tagsIn(locale)} as tags, ${CATEGORIES} as categories, ${MEDIA_IDS} as media_ids
        from total
        left join found on found.rank > ${offset} and found.rank <= ${offset + limit}
        left join product as p on p.id = found.id
        left join product_price as price on price.product_id = p.id and price.currency_id = ${currencyId}
        left join brand as b on b.id = p.brand_id
        order by found.rank`.execute(db);
      const total = rows[0]?.total ?? 0;
      return { rows: rows.filter((row) => row.rank !== null), total };
    },

    /** Products that may be sold in a currency, hidden ones (variants, the fee) too. */
    async forSale(
      siteId: number,
      ids: readonly number[],
      currencyId: number,
      handle: Kysely<Database> = db,
    ): Promise<SaleRow[]> {
      const { rows } = await sql<SaleRow>`
        select p.id, p.slug, p.names, p.format, p.visible, p.stock,
          price.retail_cents, price.discount_cents, price.vat_basis_points, ${MEDIA_IDS} as media_ids
        from product as p
        join product_price as price on price.product_id = p.id and price.currency_id = ${currencyId}
        where p.site_id = ${siteId} and not p.archived and p.id = any(${ids})`.execute(handle);
      return rows;
    },

    async bySlug(siteId: number, slug: string): Promise<{ id: number; slug: string } | null> {
      const row = await db
        .selectFrom('product')
        .select(['id', 'slug'])
        .where('site_id', '=', siteId)
        .where('slug', '=', slug)
        .where('visible', '=', true)
        .where('archived', '=', false)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Titles for pickers and the link search of the editor. */
    async search(siteId: number, locale: Locale, keywords: string, limit: number) {
      const { rows } = await sql<{ id: number; slug: string; title: string }>`
        select p.id, p.slug, ${textIn('p.names', locale)} as title
        from product as p left join brand as b on b.id = p.brand_id
        where p.site_id = ${siteId} and p.visible and not p.archived
          and ${containsWords(searchText(locale), keywords)}
        order by ${textIn('p.names', locale)} collate hr, p.id limit ${limit}`.execute(db);
      return rows;
    },
  };
}
