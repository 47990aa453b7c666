import { type Kysely, sql } from 'kysely';
import type { ProductWrite } from '#schemas/api/admin-product.ts';
import type { Database } from '#server/db/schema.ts';

type Given = Partial<ProductWrite>;
/** Id of another record and the path of the field that names it. */
type Reference = readonly [path: string, id: number];

const listed = (field: string, ids: readonly number[] = []): Reference[] =>
  ids.map((id, index) => [`${field}.${index}`, id]);
const single = (field: string, id: number | null | undefined): Reference[] =>
  id ? [[field, id]] : [];

/** What products may refer to, by the table it is stored in; all of it belongs to the site. */
const REFERENCES: Readonly<Record<string, (given: Given) => Reference[]>> = {
  brand: ({ brandId }) => single('brandId', brandId),
  category: ({ categoryIds }) => listed('categoryIds', categoryIds),
  tag: ({ tagIds }) => listed('tagIds', tagIds),
  media: ({ mediaIds }) => listed('mediaIds', mediaIds),
  store: ({ storeIds }) => listed('storeIds', storeIds),
  attribute_set: ({ attributeSetId }) => single('attributeSetId', attributeSetId),
  product: ({ mainProductId, relatedIds, members = [] }) => [
    ...single('mainProductId', mainProductId),
    ...listed('relatedIds', relatedIds),
    ...members.map(({ productId }, index): Reference => [`members.${index}.productId`, productId]),
  ],
  attribute: ({ attributes = [], variantAttributeIds }) => [
    ...attributes.map(
      ({ attributeId }, index): Reference => [`attributes.${index}.attributeId`, attributeId],
    ),
    ...listed('variantAttributeIds', variantAttributeIds),
  ],
};

/**
 * For each product the fields that name what the site does not have: path -> `unknown`. One query
 * for each table, however many products.
 */
export async function referenceFaults(
  handle: Kysely<Database>,
  siteId: number,
  products: readonly Given[],
): Promise<Record<string, string>[]> {
  const faults = products.map((): Record<string, string> => ({}));
  for (const [table, referencesOf] of Object.entries(REFERENCES)) {
    const references = products.map(referencesOf);
    const ids = [...new Set(references.flat().map(([, id]) => id))];
    const known = await knownIds(handle, siteId, table, ids);
    references.forEach((own, index) => {
      Object.assign(
        faults[index] ?? {},
        unknownIn(own, (id) => known.has(id)),
      );
    });
  }
  const owners = await valueOwners(handle, siteId, products);
  products.forEach((product, index) => {
    Object.assign(faults[index] ?? {}, foreignValues(product, owners));
  });
  return faults;
}

function unknownIn(own: readonly Reference[], isKnown: (id: number) => boolean) {
  return Object.fromEntries(
    own.filter(([, id]) => !isKnown(id)).map(([path]) => [path, 'unknown']),
  );
}

/** Chosen values that are none of their attribute. */
function foreignValues({ attributes = [] }: Given, owners: ReadonlyMap<number, number>) {
  return Object.fromEntries(
    attributes.flatMap(({ attributeId, valueId }, at) =>
      valueId === undefined || owners.get(valueId) === attributeId
        ? []
        : [[`attributes.${at}.valueId`, 'unknown']],
    ),
  );
}

async function knownIds(
  handle: Kysely<Database>,
  siteId: number,
  table: string,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where site_id = ${siteId} and id = any(${ids})`.execute(handle);
  return new Set(rows.map(({ id }) => id));
}

async function valueOwners(
  handle: Kysely<Database>,
  siteId: number,
  products: readonly Given[],
): Promise<Map<number, number>> {
  const ids = products.flatMap(({ attributes = [] }) =>
    attributes.flatMap(({ valueId }) => (valueId === undefined ? [] : [valueId])),
  );
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; attribute_id: number }>`
    select v.id, v.attribute_id from attribute_value as v
    join attribute as a on a.id = v.attribute_id
    where a.site_id = ${siteId} and v.id = any(${[...new Set(ids)]})`.execute(handle);
  return new Map(rows.map((row) => [row.id, row.attribute_id]));
}
