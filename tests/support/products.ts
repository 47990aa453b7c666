import type { FastifyInstance } from 'fastify';
import { jsonb } from '#server/db/jsonb.ts';
import { importCatalog } from '#server/seed/catalog/catalog-import.repository.ts';
import type { ProductRow } from '#server/seed/catalog/product-row.ts';

/** A product that may be sold; `facts` name what the test is about. */
export function aProduct(facts: Partial<ProductRow> & { id: number }): ProductRow {
  return {
    mainProductId: null,
    brand: 'Moreva',
    slug: `proizvod-${facts.id}`,
    sku: `SKU-${facts.id}`,
    type: 'product',
    format: 'simple',
    visible: true,
    stock: 5,
    priority: 0,
    names: { hr: `Proizvod ${facts.id}` },
    descriptions: {},
    cents: 1000,
    reducedCents: null,
    vatBasisPoints: 2500,
    categories: [],
    tagIds: [],
    mediaIds: [],
    ...facts,
  };
}

/** Puts products on sale in the default site. */
export async function sell(app: FastifyInstance, ...products: ProductRow[]) {
  await importCatalog(app.db, {
    siteId: 1,
    currencyId: 1,
    brands: [{ slug: 'moreva', name: 'Moreva' }],
    tags: [{ id: 1, names: { hr: 'NOVO' } }],
    categories: [{ slug: 'lice', names: { hr: 'Lice', en: 'Face', de: 'Gesicht' } }],
    products,
  });
}

/** Further categories at the root of the default site's tree. */
export function addCategories({ db }: FastifyInstance, slugs: readonly string[]) {
  return db
    .insertInto('category')
    .values(
      slugs.map((slug, position) => ({
        site_id: 1,
        parent_id: null,
        slug,
        names: jsonb({ hr: slug }),
        descriptions: jsonb({}),
        position,
        sort_types: jsonb([]),
      })),
    )
    .execute();
}
