import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { catalogueOf } from '#server/db/catalogue.ts';
import { textIn } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';
import { soldVat } from '#server/db/vat.ts';
import { isAvailable, isSoldIn } from './availability.repository.ts';

/** Orders with a product that are asked what else was in them. */
const ORDERS_LOOKED_AT = 500;
/** Orders that make a habit; what was bought together once says nothing. */
const OFTEN = 2;
/** More than any page shows, because some of them cannot be bought any more. */
const MOST_COMPANIONS = 24;

/** Where products are read: whose they are, in which money and language. */
export interface ProductPlace {
  siteId: number;
  /** Absent: whatever the store. */
  storeId?: number | undefined;
  currencyId: number;
  locale: Locale;
}

/** A product as lists need it; money in cents. */
export interface ProductRow {
  id: number;
  main_product_id: number | null;
  slug: string;
  main_slug: string | null;
  name: string;
  sku: string;
  type: Product['type'];
  format: Product['format'];
  brand: string;
  available: boolean;
  /** Has a custom option that has to be filled in. */
  needs_options: boolean;
  visible: boolean;
  archived: boolean;
  category_priority: number;
  retail_cents: number;
  discount_cents: number | null;
  membership_cents: number | null;
  vat_basis_points: number;
  net_amount: number | null;
  net_unit: 'ml' | 'g' | 'piece' | null;
  tags: { id: number; name: string }[];
  categories: number[];
  media_ids: number[];
  members: { id: number; qty: number; format: Product['format'] }[];
}

/** A price that held from a moment on. */
export interface LoggedPrice {
  productId: number;
  cents: number;
  reduced: boolean;
  since: Date;
}

const picturesOf = (productId: RawBuilder<unknown>) => sql<number[]>`array(
  select media_id from product_media where product_id = ${productId} order by position, media_id)`;

/** A gallery of variants shows so many of them. */
const MOST_VARIANT_PICTURES = 12;

const FIRST_PICTURES_OF_VARIANTS = sql<number[]>`array(
  select first.media_id from product as v cross join lateral (
    select media_id from product_media where product_id = v.id order by position, media_id limit 1
  ) as first where v.main_product_id = p.id and not v.archived
  group by first.media_id order by min(v.id) limit ${sql.lit(MOST_VARIANT_PICTURES)})`;

/** Its own pictures; without any, a variant shows those of its product, and a product its variants'. */
const MEDIA_IDS = sql<number[]>`coalesce(nullif(${picturesOf(sql`p.id`)}, '{}'),
  case when p.main_product_id is null then ${FIRST_PICTURES_OF_VARIANTS}
    else ${picturesOf(sql`p.main_product_id`)} end)`;

const CATEGORIES = sql<number[]>`array(
  select category_id from product_category where product_id = p.id order by category_id)`;

const MEMBERS = sql<ProductRow['members']>`case when p.format = 'bundle' then coalesce((
  select jsonb_agg(jsonb_build_object('id', m.id, 'qty', bm.qty, 'format', m.format)
    order by bm.position, m.id)
  from bundle_member as bm join product as m on m.id = bm.product_id where bm.bundle_id = p.id
), '[]') else '[]' end`;

function tagsIn(locale: Locale): RawBuilder<ProductRow['tags']> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', t.id, 'name', ${textIn('t.names', locale)}) order by t.id)
    from product_tag as pt join tag as t on t.id = pt.tag_id where pt.product_id = p.id
  ), '[]'::jsonb)`;
}

export type ProductRepository = ReturnType<typeof createProductRepository>;

export function createProductRepository(db: Kysely<Database>) {
  return {
    /** The products that are not withdrawn and have a price, hidden ones too; in any order. */
    async rows(
      { siteId, storeId, currencyId, locale }: ProductPlace,
      ids: readonly number[],
    ): Promise<ProductRow[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<ProductRow>`
        select p.id, p.main_product_id, p.slug, main.slug as main_slug,
          ${textIn('p.names', locale)} as name, p.sku, p.type, p.format,
          coalesce(b.name, '') as brand, ${isAvailable('p')} as available, p.visible, p.archived,
          exists (select 1 from custom_option as co where co.product_id = p.id and co.required)
            as needs_options,
          p.category_priority, price.retail_cents, price.discount_cents, price.membership_cents,
          ${soldVat(siteId, 'price.vat_basis_points')} as vat_basis_points, p.net_amount, p.net_unit, ${tagsIn(locale)} as tags,
          ${CATEGORIES} as categories, ${MEDIA_IDS} as media_ids, ${MEMBERS} as members
        from product as p
        join product_price as price on price.product_id = p.id and price.currency_id = ${currencyId}
        left join product as main on main.id = p.main_product_id
        left join brand as b on b.id = p.brand_id
        where p.id = any(${ids}) and p.site_id = ${catalogueOf(siteId)} and not p.archived
          and not coalesce(main.archived, false) and ${isSoldIn(storeId)}`.execute(db);
      return rows;
    },

    /** Every price the products had, the oldest first. */
    async pricesOver(currencyId: number, ids: readonly number[]): Promise<LoggedPrice[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<LoggedPrice>`
        select product_id as "productId", cents, reduced, since from product_price_log
        where product_id = any(${ids}) and currency_id = ${currencyId}
        order by product_id, since, id`.execute(db);
      return rows;
    },

    async relatedTo(siteId: number, ids: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select r.related_id as id from product_related as r join product as p on p.id = r.product_id
        where p.site_id = ${catalogueOf(siteId)} and p.id = any(${ids}) order by r.position, r.related_id`.execute(
        db,
      );
      return rows.map((row) => row.id);
    },

    /**
     * What was bought at least twice in one order with a product or a variant of it, the commonest
     * first; of variants, the products that list them. The newest orders alone are looked at, so that
     * a product that everybody buys costs no more than another.
     */
    async boughtWith(siteId: number, ids: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        with own as (
          select id from product
          where site_id = ${catalogueOf(siteId)} and (id = any(${ids}) or main_product_id = any(${ids}))
        ), recent as (
          select distinct l.order_id from order_line as l join shop_order as o on o.id = l.order_id
          where l.product_id in (select id from own) and l.kind = 'product'
            and o.site_id = ${siteId} and o.status in ('pending', 'active')
          order by l.order_id desc limit ${ORDERS_LOOKED_AT}
        )
        select coalesce(p.main_product_id, p.id) as id
        from recent join order_line as l on l.order_id = recent.order_id
        join product as p on p.id = l.product_id
        where l.kind = 'product' and p.id not in (select id from own)
        group by 1 having count(distinct l.order_id) >= ${OFTEN}
        order by count(distinct l.order_id) desc, 1 desc limit ${MOST_COMPANIONS}`.execute(db);
      return rows.map((row) => row.id);
    },

    async bySlug(siteId: number, slug: string): Promise<{ id: number; slug: string } | null> {
      const row = await db
        .selectFrom('product')
        .select(['id', 'slug'])
        .where('site_id', '=', catalogueOf(siteId))
        .where('slug', '=', slug)
        .where('visible', '=', true)
        .where('archived', '=', false)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Slugs and names, for pickers and the link search of the editor; in any order. */
    async titles(siteId: number, locale: Locale, ids: readonly number[]) {
      const { rows } = await sql<{ id: number; slug: string; title: string }>`
        select id, slug, ${textIn('p.names', locale)} as title
        from product as p where site_id = ${catalogueOf(siteId)} and id = any(${ids})`.execute(db);
      return rows;
    },
  };
}
