import { type Kysely, sql } from 'kysely';
import type { AttributeType } from '#domain/commerce/attribute-types.ts';
import type { Locale } from '#domain/locales.ts';
import { catalogueOf } from '#server/db/catalogue.ts';
import { textIn } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';
import { isMissing, isSoldIn } from './availability.repository.ts';

/** Which products: by ids, by the slug, or both. */
export interface DetailQuery {
  siteId: number;
  storeId: number;
  locale: Locale;
  ids?: readonly number[] | undefined;
  slug?: string | undefined;
}

/** Texts and composition of a product, beyond what lists need. */
export interface DetailRow {
  id: number;
  description: string;
  short_description: string;
  notices: string;
  manufacturer: string;
  contact: string;
  /** Pieces that are left; null where they are not counted or depend on choices. */
  free: number | null;
  variant_ids: number[];
  variant_attributes: VariantAttributeRow[];
  options: OptionRow[];
}

export interface VariantAttributeRow {
  id: number;
  code: string;
  label: string;
  type: AttributeType;
  customClass: string;
  values: {
    id: number;
    label: string;
    color: string | null;
    mediaId: number | null;
    shopDefault: boolean;
  }[];
}

export interface OptionRow {
  id: number;
  kind: string;
  title: string;
  required: boolean;
  maxLength: number | null;
  values: { label: string; sku: string; priceCents: number | null; color: string | null }[];
}

/** What a product has of an attribute. */
export interface ChosenRow {
  product_id: number;
  code: string;
  label: string;
  type: AttributeType;
  unit: string;
  value_id: number | null;
  value: string | null;
  number: number | null;
}

/** Where the variant `v` of the product `p` stands: by the places of its values, one after the other. */
const PLACES = sql`array(
  select value.position from product_variant_attribute as differing
  join product_attribute as own
    on own.attribute_id = differing.attribute_id and own.product_id = v.id
  join attribute_value as value on value.id = own.value_id
  where differing.product_id = p.id order by differing.position, value.position)`;

export type DetailRepository = ReturnType<typeof createDetailRepository>;

export function createDetailRepository(db: Kysely<Database>) {
  return {
    async isStoreOf(siteId: number, storeId: number): Promise<boolean> {
      const row = await db
        .selectFrom('store')
        .select('id')
        .where('id', '=', storeId)
        .where('site_id', '=', siteId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** A variant has the texts of its configurable product where it has none of its own. */
    async details({ siteId, storeId, locale, ids, slug }: DetailQuery): Promise<DetailRow[]> {
      const { rows } = await sql<DetailRow>`
        select p.id,
          coalesce(nullif(${textIn('p.descriptions', locale)}, ''),
            ${textIn('main.descriptions', locale)}) as description,
          coalesce(nullif(${textIn('p.short_descriptions', locale)}, ''),
            ${textIn('main.short_descriptions', locale)}) as short_description,
          coalesce(nullif(${textIn('p.notices', locale)}, ''),
            ${textIn('main.notices', locale)}) as notices,
          coalesce(b.manufacturer, '') as manufacturer, coalesce(b.contact, '') as contact,
          case when p.stock is null or p.format in ('bundle', 'configurable') then null
            else greatest(p.stock - p.held, 0) end as free,
          array(select v.id from product as v
            where v.main_product_id = p.id and not v.archived
            order by ${PLACES}, v.id) as variant_ids,
          ${variantAttributes(locale)} as variant_attributes, ${optionsIn(locale)} as options
        from product as p
        left join product as main on main.id = p.main_product_id
        left join brand as b on b.id = p.brand_id
        where p.site_id = ${catalogueOf(siteId)} and not p.archived and ${isSoldIn(storeId)}
          and ${ids === undefined ? sql`true` : sql`p.id = any(${ids})`}
          and ${slug === undefined ? sql`true` : sql`p.slug = ${slug}`}`.execute(db);
      return rows;
    },

    /** What the products have of their attributes, in the order of these. */
    async chosen(ids: readonly number[], locale: Locale): Promise<ChosenRow[]> {
      const { rows } = await sql<ChosenRow>`
        select pa.product_id, a.code, ${textIn('a.labels', locale)} as label, a.type, a.unit,
          v.id as value_id, ${textIn('v.labels', locale)} as value, pa.number
        from product_attribute as pa
        join attribute as a on a.id = pa.attribute_id
        left join attribute_value as v on v.id = pa.value_id
        where pa.product_id = any(${ids})
        order by pa.product_id, a.position, a.id, v.position, v.id`.execute(db);
      return rows;
    },

    /** Bundles that hold a product or the configurable product of a variant. */
    async bundlesWith(siteId: number, id: number): Promise<{ id: number; missing: number[] }[]> {
      const { rows } = await sql<{ id: number; missing: number[] }>`
        select p.id, array(
          select m.id from bundle_member as b join product as m on m.id = b.product_id
          where b.bundle_id = p.id and ${isMissing()} order by m.id) as missing
        from product as p
        where p.site_id = ${catalogueOf(siteId)} and p.visible and not p.archived and p.id in (
          select bundle_id from bundle_member where product_id in (
            select id from product where id = ${id}
            union select main_product_id from product where id = ${id}))
        order by p.id`.execute(db);
      return rows;
    },
  };
}

function variantAttributes(locale: Locale) {
  return sql<VariantAttributeRow[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code,
        'label', ${textIn('a.labels', locale)}, 'type', a.type, 'customClass', a.custom_class,
        'values', coalesce((
          select jsonb_agg(jsonb_build_object('id', v.id, 'label', ${textIn('v.labels', locale)},
              'color', v.color, 'mediaId', v.media_id, 'shopDefault', v.shop_default)
            order by v.position, v.id)
          from attribute_value as v
          where v.attribute_id = a.id and v.id in (
            select pa.value_id from product_attribute as pa join product as mine on mine.id = pa.product_id
            where mine.main_product_id = p.id and not mine.archived)), '[]'))
      order by pva.position, a.position, a.id)
    from product_variant_attribute as pva join attribute as a on a.id = pva.attribute_id
    where pva.product_id = p.id), '[]')`;
}

/** The custom options of the product `p`, in a language. */
export function optionsIn(locale: Locale) {
  return sql<OptionRow[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind,
        'title', ${textIn('o.titles', locale)}, 'required', o.required, 'maxLength', o.max_length,
        'values', coalesce((
          select jsonb_agg(jsonb_build_object('label', ${textIn('v.labels', locale)}, 'sku', v.sku,
              'priceCents', v.price_cents, 'color', v.color) order by v.position, v.id)
          from custom_option_value as v where v.option_id = o.id), '[]'))
      order by o.position, o.id)
    from custom_option as o where o.product_id in (p.id, p.main_product_id)), '[]')`;
}
