import { type Kysely, sql, type Transaction } from 'kysely';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { catalogueOf } from '#server/db/catalogue.ts';
import { textIn } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';
import { soldVat } from '#server/db/vat.ts';
import { isSoldIn } from './availability.repository.ts';
import type { SaleProduct, SaleTexts } from './for-sale.ts';
import { type OptionRow, optionsIn } from './product-detail.repository.ts';
import { toCustomOption } from './product-detail.ts';

type Handle = Kysely<Database> | Transaction<Database>;

/** Whose prices count, and whose holds are no loss. */
interface SalePlace {
  siteId: number;
  storeId: number;
  currencyId: number;
  cartId?: string | undefined;
}

/** Its categories and all above them; a variant has those of its configurable product. */
const CATEGORY_IDS = sql<number[]>`array(
  with recursive shelf as (
    select category_id as id from product_category where product_id = coalesce(main.id, p.id)
    union select c.parent_id from category as c join shelf on shelf.id = c.id
    where c.parent_id is not null
  ) select id from shelf order by id)`;

const TAGS = sql<SaleProduct['tags']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id, 'name', ${textIn('t.names', DEFAULT_LOCALE)})
    order by t.id)
  from product_tag as pt join tag as t on t.id = pt.tag_id
  where pt.product_id = coalesce(main.id, p.id)), '[]')`;

const MEDIA_IDS = sql<number[]>`array(
  select media_id from product_media where product_id in (p.id, main.id)
  order by product_id <> p.id, position, media_id)`;

const OPTIONS = sql<SaleProduct['options']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'required', o.required,
    'maxLength', o.max_length, 'values', coalesce((
      select jsonb_agg(jsonb_build_object('sku', v.sku, 'priceCents', coalesce(v.price_cents, 0))
        order by v.position, v.id)
      from custom_option_value as v where v.option_id = o.id), '[]'))
    order by o.position, o.id)
  from custom_option as o where o.product_id in (p.id, main.id)), '[]')`;

const MEMBERS = sql<SaleProduct['members']>`coalesce((
  select jsonb_agg(jsonb_build_object('productId', m.id, 'qty', b.qty, 'format', m.format,
    'variantIds', coalesce((
      select jsonb_agg(v.id order by v.id) from product as v
      where v.main_product_id = m.id and not v.archived), '[]'))
    order by b.position, m.id)
  from bundle_member as b join product as m on m.id = b.product_id
  where b.bundle_id = p.id), '[]')`;

/** What the cart holds itself, or is held beyond its time and not yet swept, counts as free. */
function freeFor(cartId = '') {
  return sql<
    number | null
  >`case when p.format = 'bundle' then null else p.stock - p.held + coalesce((
  select sum(h.qty)::integer from stock_hold as h
  where h.product_id = p.id and (h.expires_at <= now() or h.cart_id = ${cartId})), 0) end`;
}

/** Has custom options, or is put together of others. Few are; what they are made of is read by itself. */
const IS_COMPOSED = sql<boolean>`(p.format = 'bundle' or exists (
  select 1 from custom_option as o where o.product_id in (p.id, main.id)))`;

type Plain = Omit<SaleProduct, 'options' | 'members'> & { isComposed: boolean };
type Composition = Pick<SaleProduct, 'options' | 'members'>;

const PLAIN: Composition = { options: [], members: [] };

/** See `SaleCatalog.products`. */
export async function readSaleProducts(
  handle: Handle,
  { siteId, storeId, currencyId, cartId }: SalePlace,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SaleProduct>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Plain>`
    select p.id, p.sku, p.slug, coalesce(main.slug, p.slug) as "mainProductSlug", p.names, p.type,
      p.format, p.visible, p.archived or coalesce(main.archived, false) as archived,
      ${freeFor(cartId)} as free, price.retail_cents as "retailCents", price.discount_cents as "discountCents",
      price.membership_cents as "membershipCents", ${soldVat(siteId, 'price.vat_basis_points')} as "vatBasisPoints",
      ${CATEGORY_IDS} as "categoryIds", ${TAGS} as tags, ${MEDIA_IDS} as "mediaIds",
      ${IS_COMPOSED} as "isComposed"
    from product as p
    left join product as main on main.id = p.main_product_id
    join product_price as price on price.product_id = p.id and price.currency_id = ${currencyId}
    where p.site_id = ${catalogueOf(siteId)} and p.id = any(${ids}) and ${isSoldIn(storeId)}`.execute(
    handle,
  );
  const composed = rows.filter(({ isComposed }) => isComposed).map(({ id }) => id);
  const compositions = await readCompositions(handle, composed);
  return new Map(
    rows.map(({ isComposed, ...row }) => [
      row.id,
      { ...row, ...(compositions.get(row.id) ?? PLAIN) },
    ]),
  );
}

/** See `SaleCatalog.texts`. */
export async function readSaleTexts(
  handle: Handle,
  ids: readonly number[],
  locale: Locale,
): Promise<SaleTexts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; name: string; options: OptionRow[] }>`
    select p.id, ${textIn('p.names', locale)} as name, ${optionsIn(locale)} as options
    from product as p where p.id = any(${ids})`.execute(handle);
  return rows.map(({ options, ...row }) => ({ ...row, options: options.map(toCustomOption) }));
}

async function readCompositions(
  handle: Handle,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Composition>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Composition & { id: number }>`
    select p.id, ${OPTIONS} as options, ${MEMBERS} as members
    from product as p left join product as main on main.id = p.main_product_id
    where p.id = any(${ids})`.execute(handle);
  return new Map(rows.map(({ id, options, members }) => [id, { options, members }]));
}
