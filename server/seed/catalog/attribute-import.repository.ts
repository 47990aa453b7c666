import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { PresetAttribute } from '../format/preset-catalog-schema.ts';
import { insertAll } from './insert-all.repository.ts';
import type { ProductRow } from './product-row.ts';

/** Ids of a stored attribute and of its values by their keys. */
interface StoredAttribute {
  id: number;
  values: ReadonlyMap<string, number>;
}

type ChoiceRow = Record<'product_id' | 'attribute_id' | 'value_id' | 'number', number | null>;

/** The set that all products of the sample shop have. */
const SET = 'Osnovni';

/** Stores attributes with their values; answers them by code. */
export async function insertAttributes(
  trx: Transaction<Database>,
  siteId: number,
  attributes: readonly PresetAttribute[],
): Promise<ReadonlyMap<string, StoredAttribute>> {
  if (attributes.length === 0) return new Map();
  await insertAll(
    trx,
    'attribute',
    attributes.map(({ code, labels, type, unit = '', filterable = true }, position) => ({
      site_id: siteId,
      code,
      labels,
      type,
      unit,
      custom_class: '',
      filterable,
      position,
    })),
  );
  const ids = await idsByCode(trx, siteId);
  await insertAll(
    trx,
    'attribute_value',
    attributes.flatMap(({ code, values = [] }) =>
      values.map(({ labels, color = null, media = null, shopDefault = false }, position) => ({
        attribute_id: ids.get(code),
        labels,
        color,
        media_id: media,
        shop_default: shopDefault,
        position,
      })),
    ),
  );
  await insertSet(trx, siteId);
  return withValues(trx, attributes, ids);
}

async function idsByCode(trx: Transaction<Database>, siteId: number) {
  const rows = await trx
    .selectFrom('attribute')
    .select(['id', 'code'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function insertSet(trx: Transaction<Database>, siteId: number) {
  await insertAll(trx, 'attribute_set', [{ site_id: siteId, name: SET }]);
  await sql`insert into attribute_set_attribute (attribute_set_id, attribute_id)
    select s.id, a.id from attribute_set as s join attribute as a on a.site_id = s.site_id
    where s.site_id = ${siteId}`.execute(trx);
}

async function withValues(
  trx: Transaction<Database>,
  attributes: readonly PresetAttribute[],
  ids: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, StoredAttribute>> {
  const rows = await trx
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id', 'position'])
    .execute();
  const idAt = new Map(rows.map((row) => [`${row.attribute_id}:${row.position}`, row.id]));
  return new Map(
    attributes.map(({ code, values = [] }) => {
      const id = ids.get(code) ?? 0;
      const keys = values.map(
        ({ key }, position) => [key, idAt.get(`${id}:${position}`) ?? 0] as const,
      );
      return [code, { id, values: new Map(keys) }];
    }),
  );
}

/** Rows of what products have of attributes, by table. */
export function attributeRows(
  products: readonly ProductRow[],
  attributes: ReadonlyMap<string, StoredAttribute>,
) {
  const requireAttribute = (code: string) => {
    const attribute = attributes.get(code);
    if (!attribute) {
      throw new Error(
        `Izlog: there is no attribute "${code}", which a sample product names. Correct one of them.`,
      );
    }
    return attribute;
  };
  const chosenBy = (product: ProductRow): ChoiceRow[] =>
    Object.entries(product.attributes ?? {}).flatMap(([code, value]): ChoiceRow[] => {
      const { id, values } = requireAttribute(code);
      const common = { product_id: product.id, attribute_id: id };
      if (typeof value === 'number' || typeof value === 'boolean') {
        return [{ ...common, value_id: null, number: Number(value) }];
      }
      return value.map((key) => {
        const value_id = values.get(key);
        if (!value_id) {
          throw new Error(
            `Izlog: attribute "${code}" has no value "${key}", which a sample product names. Correct one of them.`,
          );
        }
        return { ...common, value_id, number: null };
      });
    });
  const chosen = products.flatMap(chosenBy);
  const differing = products.flatMap((product) =>
    (product.variantAttributes ?? []).map((code, position) => ({
      product_id: product.id,
      attribute_id: requireAttribute(code).id,
      position,
    })),
  );
  return [
    ['product_attribute', chosen],
    ['product_variant_attribute', differing],
  ] as const;
}
