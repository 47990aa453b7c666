import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { PresetAttribute, PresetCategory } from '../format/preset-catalog-schema.ts';
import type { PresetTexts } from '../format/preset-fields.ts';
import { attributeRows, insertAttributes } from './attribute-import.repository.ts';
import { insertAll } from './insert-all.repository.ts';
import type { ProductRow } from './product-row.ts';

/** A catalogue to be stored at once. */
export interface CatalogImport {
  siteId: number;
  currencyId: number;
  brands: readonly { slug: string; name: string; manufacturer?: string; contact?: string }[];
  categories: readonly PresetCategory[];
  tags: readonly { id: number; names: PresetTexts }[];
  attributes?: readonly PresetAttribute[];
  products: readonly ProductRow[];
}

type Trx = Transaction<Database>;

/** Stores the whole catalogue or nothing. Does nothing when the site has products. */
export async function importCatalog(db: Kysely<Database>, catalog: CatalogImport): Promise<void> {
  const known = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', catalog.siteId)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await db.transaction().execute(async (trx) => {
    const brandIds = await insertBrands(trx, catalog);
    const categoryIds = await insertCategories(trx, catalog.siteId, catalog.categories, null);
    await insertAll(
      trx,
      'tag',
      catalog.tags.map(({ id, names }) => ({ id, site_id: catalog.siteId, names })),
    );
    const attributes = await insertAttributes(trx, catalog.siteId, catalog.attributes ?? []);
    await insertProducts(trx, catalog, brandIds);
    await insertLinks(trx, catalog.products, categoryIds);
    await insertComposition(trx, catalog.products);
    await insertOptions(trx, catalog.products);
    for (const [table, rows] of attributeRows(catalog.products, attributes)) {
      await insertAll(trx, table, rows);
    }
    await continueIds(trx);
  });
}

async function insertBrands(trx: Trx, { siteId, brands }: CatalogImport) {
  await insertAll(
    trx,
    'brand',
    brands.map(({ slug, name, manufacturer = '', contact = '' }) => ({
      site_id: siteId,
      slug,
      name,
      manufacturer,
      contact,
    })),
  );
  const rows = await trx
    .selectFrom('brand')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

async function insertCategories(
  trx: Trx,
  siteId: number,
  categories: readonly PresetCategory[],
  parentId: number | null,
): Promise<Map<string, number>> {
  await insertAll(
    trx,
    'category',
    categories.map((category, position) => ({
      site_id: siteId,
      parent_id: parentId,
      slug: category.slug,
      names: category.names,
      descriptions: category.descriptions ?? {},
      image_id: category.image ?? null,
      position,
      sort_types: category.sorts ?? [],
      sort_default: category.sorts?.[0] ?? null,
    })),
  );
  const slugs = categories.map(({ slug }) => slug);
  const rows =
    slugs.length === 0
      ? []
      : await trx
          .selectFrom('category')
          .select(['id', 'slug'])
          .where('site_id', '=', siteId)
          .where('slug', 'in', slugs)
          .execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  for (const { slug, children } of categories) {
    if (!children) continue;
    const below = await insertCategories(trx, siteId, children, ids.get(slug) ?? null);
    for (const [childSlug, id] of below) ids.set(childSlug, id);
  }
  return ids;
}

async function insertProducts(
  trx: Trx,
  { siteId, currencyId, products }: CatalogImport,
  brandIds: ReadonlyMap<string, number>,
) {
  await insertAll(
    trx,
    'product',
    products.map((product) => ({
      id: product.id,
      site_id: siteId,
      main_product_id: product.mainProductId,
      brand_id: brandIds.get(product.brand ?? '') ?? null,
      slug: product.slug,
      sku: product.sku,
      type: product.type,
      format: product.format,
      archived: false,
      visible: product.visible,
      stock: product.stock,
      held: 0,
      category_priority: product.priority,
      names: product.names,
      descriptions: product.descriptions,
      short_descriptions: product.shortDescriptions ?? {},
      notices: product.notices ?? {},
      net_amount: product.net?.amount ?? null,
      net_unit: product.net?.unit ?? null,
    })),
  );
  await insertAll(
    trx,
    'product_price',
    products.map((product) => ({
      product_id: product.id,
      currency_id: currencyId,
      retail_cents: product.cents,
      discount_cents: product.reducedCents,
      membership_cents: product.membershipCents ?? null,
      vat_basis_points: product.vatBasisPoints,
    })),
  );
}

async function insertLinks(
  trx: Trx,
  products: readonly ProductRow[],
  categoryIds: ReadonlyMap<string, number>,
) {
  const categories = products.flatMap(({ id, slug, categories: slugs }) =>
    slugs.map((category) => {
      const category_id = categoryIds.get(category);
      if (!category_id) {
        throw new Error(
          `Izlog: "${slug}" names a category "${category}", which does not exist. Correct the sample products.`,
        );
      }
      return { product_id: id, category_id };
    }),
  );
  const tags = products.flatMap(({ id, tagIds }) =>
    tagIds.map((tag_id) => ({ product_id: id, tag_id })),
  );
  const media = products.flatMap(({ id, mediaIds }) =>
    mediaIds.map((media_id, position) => ({ product_id: id, media_id, position })),
  );
  await insertAll(trx, 'product_category', categories);
  await insertAll(trx, 'product_tag', tags);
  await insertAll(trx, 'product_media', media);
}

async function insertComposition(trx: Trx, products: readonly ProductRow[]) {
  const members = products.flatMap((product) =>
    (product.members ?? []).map(({ id, qty }, position) => ({
      bundle_id: product.id,
      product_id: id,
      qty,
      position,
    })),
  );
  const related = products.flatMap((product) =>
    (product.related ?? []).map((related_id, position) => ({
      product_id: product.id,
      related_id,
      position,
    })),
  );
  await insertAll(trx, 'bundle_member', members);
  await insertAll(trx, 'product_related', related);
}

async function insertOptions(trx: Trx, products: readonly ProductRow[]) {
  for (const product of products) {
    for (const [position, option] of (product.options ?? []).entries()) {
      await insertAll(trx, 'custom_option', [
        {
          product_id: product.id,
          kind: option.kind,
          titles: option.titles,
          required: option.required ?? false,
          max_length: option.maxLength ?? null,
          position,
        },
      ]);
      const { id } = await trx
        .selectFrom('custom_option')
        .select('id')
        .where('product_id', '=', product.id)
        .where('position', '=', position)
        .executeTakeFirstOrThrow();
      await insertAll(
        trx,
        'custom_option_value',
        (option.values ?? []).map((value, place) => ({
          option_id: id,
          labels: value.labels,
          sku: value.sku,
          price_cents: value.cents ?? null,
          color: value.color ?? null,
          position: place,
        })),
      );
    }
  }
}

/** Lets new records continue after ids that were given by hand. */
async function continueIds(trx: Trx) {
  for (const table of ['product', 'tag'] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select max(id) + 1 from ${sql.table(table)}), false)`.execute(trx);
  }
}
