import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Place } from '../../record-store.ts';

type Handle = Kysely<Database>;
type Trx = Transaction<Database>;

/** A value that variants can have. */
export interface KnownValue {
  attributeId: number;
  type: string;
  labels: Record<string, string>;
}

/** Ids of the variants of a product in their order, switched off ones too. */
export async function variantIds(
  handle: Handle,
  { site }: Place,
  mainId: number,
): Promise<number[]> {
  const rows = await handle
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', site.id)
    .where('main_product_id', '=', mainId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Holds a product with its variants until the end of the transaction, in the order of sales. */
export async function lockFamily(trx: Trx, { site }: Place, mainId: number) {
  await sql`select id from product where site_id = ${site.id}
    and (id = ${mainId} or main_product_id = ${mainId}) order by id for update`.execute(trx);
}

/** Attributes of the site that variants can differ in, by id: their kind. */
export async function attributeTypes(
  handle: Handle,
  { site }: Place,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await handle
    .selectFrom('attribute')
    .select(['id', 'type'])
    .where('site_id', '=', site.id)
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** The values by their ids; those of other sites are not there. */
export async function knownValues(
  handle: Handle,
  { site }: Place,
  ids: readonly number[],
): Promise<Map<number, KnownValue>> {
  const rows = await handle
    .selectFrom('attribute_value as v')
    .innerJoin('attribute as a', 'a.id', 'v.attribute_id')
    .select(['v.id', 'v.labels', 'a.id as attributeId', 'a.type'])
    .where('a.site_id', '=', site.id)
    .where('v.id', 'in', [0, ...ids])
    .execute();
  return new Map(rows.map(({ id, ...value }) => [id, value]));
}

/** Slugs of the site that begin like this one. */
export async function slugsLike(
  handle: Handle,
  { site }: Place,
  slug: string,
): Promise<Set<string>> {
  const rows = await handle
    .selectFrom('product')
    .select('slug')
    .where('site_id', '=', site.id)
    .where(sql<boolean>`starts_with(slug, ${slug})`)
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/**
 * Which of the variants were ordered or lie in an open cart, by themselves or as the choice for a
 * part of a bundle.
 */
export async function usedVariants(handle: Handle, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product as p where p.id = any(${ids}) and (
      exists (select from order_line as l where l.product_id = p.id
        or l.stock @> jsonb_build_array(jsonb_build_object('productId', p.id)))
      or exists (select from cart_item as i join cart as c on c.id = i.cart_id
        where c.status = 'open' and (i.product_id = p.id or i.options->'bundleOptions'
          @> jsonb_build_array(jsonb_build_object('variant', p.id))))
      or exists (select from bundle_member as b where b.product_id = p.id))`.execute(handle);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteProducts(trx: Trx, ids: readonly number[]) {
  await trx
    .deleteFrom('product')
    .where('id', 'in', [0, ...ids])
    .execute();
}

/** A configurable product costs in lists what the cheapest of its variants that is sold costs. */
export async function takeLeastPrice(trx: Trx, { store }: Place, mainId: number) {
  await sql`update product_price as own set retail_cents = least.retail_cents,
      discount_cents = least.discount_cents
    from (
      select price.retail_cents, price.discount_cents from product_price as price
      join product as v on v.id = price.product_id
      where v.main_product_id = ${mainId} and not v.archived
        and price.currency_id = ${store.currencyId}
      order by coalesce(price.discount_cents, price.retail_cents), v.id limit 1) as least
    where own.product_id = ${mainId} and own.currency_id = ${store.currencyId}
      and (own.retail_cents, own.discount_cents)
        is distinct from (least.retail_cents, least.discount_cents)`.execute(trx);
}

/** What variants have in common with their product: its name at the beginning of theirs, VAT, brand. */
export interface Shared {
  names: Record<string, string>;
  vatBasisPoints: number | null;
  brandId: number | null;
}

/** Variants follow a change of their product, as far as they had the same. */
export async function followMain(
  trx: Trx,
  { store }: Place,
  mainId: number,
  { before, after }: { before: Shared; after: Partial<Shared> },
) {
  for (const [locale, name] of Object.entries(after.names ?? {})) {
    const old = before.names[locale];
    if (!old || !name || old === name) continue;
    const own = sql`names->>${sql.lit(locale)}`;
    await sql`update product set names = jsonb_set(names, array[${sql.lit(locale)}],
        to_jsonb(${name}::text || substr(${own}, ${old.length + 1})))
      where main_product_id = ${mainId} and starts_with(${own}, ${`${old},`})`.execute(trx);
  }
  if (after.vatBasisPoints !== undefined && after.vatBasisPoints !== before.vatBasisPoints) {
    await sql`update product_price set vat_basis_points = ${after.vatBasisPoints}
      where currency_id = ${store.currencyId} and vat_basis_points = ${before.vatBasisPoints}
        and product_id in (select id from product where main_product_id = ${mainId})`.execute(trx);
  }
  if (after.brandId !== undefined && after.brandId !== before.brandId) {
    await sql`update product set brand_id = ${after.brandId}
      where main_product_id = ${mainId} and brand_id is not distinct from ${before.brandId}`.execute(
      trx,
    );
  }
}
