import { type Kysely, sql, type Transaction } from 'kysely';
import type { AttributeValue } from '#schemas/api/admin-attribute.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { textIn } from '#server/db/localized.ts';
import type { Database } from '#server/db/schema.ts';

type Handle = Kysely<Database>;
type Trx = Transaction<Database>;

/** A value as it is stored. */
export type StoredValue = Required<AttributeValue>;

/** Most products that are named where an attribute cannot go. */
const NAMED = 5;

/** The values of attributes in their order, by attribute. */
export async function valuesOf(
  handle: Handle,
  attributeIds: readonly number[],
): Promise<Map<number, StoredValue[]>> {
  const rows = await handle
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id', 'labels', 'color', 'media_id', 'shop_default'])
    .where('attribute_id', 'in', [0, ...attributeIds])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const values = new Map<number, StoredValue[]>(attributeIds.map((id) => [id, []]));
  for (const { attribute_id, media_id, shop_default, labels, ...row } of rows) {
    const value = { ...row, labels, mediaId: media_id, shopDefault: shop_default };
    values.get(attribute_id)?.push(value as StoredValue);
  }
  return values;
}

/** Holds the attribute until the end of the transaction; false where the site does not have it. */
export async function lockAttribute(trx: Trx, siteId: number, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('attribute')
    .select('id')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes, adds and takes away values, so that the attribute has these in this order. */
export async function storeValues(
  trx: Trx,
  attributeId: number,
  values: readonly AttributeValue[],
) {
  const kept = values.flatMap(({ id }) => id ?? []);
  await trx
    .deleteFrom('attribute_value')
    .where('attribute_id', '=', attributeId)
    .where('id', 'not in', [0, ...kept])
    .execute();
  for (const [position, value] of values.entries()) {
    const { id, labels, color = null, mediaId = null, shopDefault = false } = value;
    const row = {
      labels: jsonb(labels),
      color,
      media_id: mediaId,
      shop_default: shopDefault,
      position,
    };
    if (id === undefined) {
      await trx
        .insertInto('attribute_value')
        .values({ attribute_id: attributeId, ...row })
        .execute();
    } else {
      await trx
        .updateTable('attribute_value')
        .set(row)
        .where('attribute_id', '=', attributeId)
        .where('id', '=', id)
        .execute();
    }
  }
}

/**
 * Names of products that have the attribute, or one of these values of it, or differ in it. A few:
 * they tell where to look.
 */
export async function productsWith(
  handle: Handle,
  attributeId: number,
  valueIds?: readonly number[],
): Promise<string[]> {
  const chosen = valueIds ? sql`and pa.value_id = any(${valueIds})` : sql``;
  const differing = valueIds
    ? sql``
    : sql`union select product_id from product_variant_attribute where attribute_id = ${attributeId}`;
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(${textIn('p.names', 'hr')}, ''), p.sku) as name from product as p
    where p.id in (
      select pa.product_id from product_attribute as pa
      where pa.attribute_id = ${attributeId} ${chosen} ${differing})
    order by p.id limit ${NAMED}`.execute(handle);
  return rows.map(({ name }) => name);
}

/** Which of the pictures the site has. */
export async function knownMedia(
  handle: Handle,
  siteId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await handle
    .selectFrom('media')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Codes of the site's attributes that begin like this one. */
export async function codesLike(
  handle: Handle,
  siteId: number,
  code: string,
): Promise<Set<string>> {
  const rows = await handle
    .selectFrom('attribute')
    .select('code')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`starts_with(code, ${code})`)
    .execute();
  return new Set(rows.map((row) => row.code));
}
