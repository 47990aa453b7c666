import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { SampleCategory, SampleTexts } from './sample-catalog.ts';
import type { ProductRow } from './to-rows.ts';

/** A catalogue to be stored at once. */
export interface CatalogImport {
  siteId: number;
  currencyId: number;
  brands: readonly { slug: string; name: string }[];
  categories: readonly SampleCategory[];
  tags: readonly { id: number; names: SampleTexts }[];
  products: readonly ProductRow[];
}

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
    await insertTags(trx, catalog);
    await insertProducts(trx, catalog, brandIds);
    await insertLinks(trx, catalog.products, categoryIds);
    await continueIds(trx);
  });
}

async function insertBrands(trx: Transaction<Database>, { siteId, brands }: CatalogImport) {
  const rows = await trx
    .insertInto('brand')
    .values(brands.map((brand) => ({ ...brand, site_id: siteId })))
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

async function insertCategories(
  trx: Transaction<Database>,
  siteId: number,
  categories: readonly SampleCategory[],
  parentId: number | null,
): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('category')
    .values(
      categories.map((category, position) => ({
        site_id: siteId,
        parent_id: parentId,
        slug: category.slug,
        names: jsonb(category.names),
        descriptions: jsonb(category.descriptions ?? {}),
        image_id: category.image ?? null,
        position,
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  for (const { slug, children } of categories) {
    if (!children) continue;
    const below = await insertCategories(trx, siteId, children, ids.get(slug) ?? null);
    for (const [childSlug, id] of below) ids.set(childSlug, id);
  }
  return ids;
}

async function insertTags(trx: Transaction<Database>, { siteId, tags }: CatalogImport) {
  await trx
    .insertInto('tag')
    .values(tags.map(({ id, names }) => ({ id, site_id: siteId, names: jsonb(names) })))
    .execute();
}

async function insertProducts(
  trx: Transaction<Database>,
  { siteId, currencyId, products }: CatalogImport,
  brandIds: ReadonlyMap<string, number>,
) {
  await trx
    .insertInto('product')
    .values(
      products.map((product) => ({
        id: product.id,
        site_id: siteId,
        main_product_id: product.mainProductId,
        brand_id: brandIds.get(product.brand ?? '') ?? null,
        slug: product.slug,
        sku: product.sku,
        type: product.type,
        format: product.format,
        visible: product.visible,
        stock: product.stock,
        category_priority: product.priority,
        names: jsonb(product.names),
        descriptions: jsonb(product.descriptions),
      })),
    )
    .execute();
  await trx
    .insertInto('product_price')
    .values(
      products.map((product) => ({
        product_id: product.id,
        currency_id: currencyId,
        retail_cents: product.cents,
        discount_cents: product.reducedCents,
        vat_basis_points: product.vatBasisPoints,
      })),
    )
    .execute();
}

async function insertLinks(
  trx: Transaction<Database>,
  products: readonly ProductRow[],
  categoryIds: ReadonlyMap<string, number>,
) {
  const categories = products.flatMap(({ id, slug, categories: slugs }) =>
    slugs.map((category) => {
      const category_id = categoryIds.get(category);
      if (!category_id) throw new Error(`Izlog: "${slug}" stands on no shelf "${category}".`);
      return { product_id: id, category_id };
    }),
  );
  const tags = products.flatMap(({ id, tagIds }) =>
    tagIds.map((tag_id) => ({ product_id: id, tag_id })),
  );
  const media = products.flatMap(({ id, mediaIds }) =>
    mediaIds.map((media_id, position) => ({ product_id: id, media_id, position })),
  );
  if (categories.length > 0) await trx.insertInto('product_category').values(categories).execute();
  if (tags.length > 0) await trx.insertInto('product_tag').values(tags).execute();
  if (media.length > 0) await trx.insertInto('product_media').values(media).execute();
}

/** Lets new records continue after ids that were given by hand. */
async function continueIds(trx: Transaction<Database>) {
  for (const table of ['product', 'tag'] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select max(id) + 1 from ${sql.table(table)}), false)`.execute(trx);
  }
}
