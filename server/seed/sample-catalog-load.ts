import type { FastifyInstance } from 'fastify';
import { filterAttributes, sizeAttribute } from './catalog/attributes.ts';
import { sampleBrands } from './catalog/brands.ts';
import { importCatalog } from './catalog/catalog-import.repository.ts';
import { sampleCategories } from './catalog/categories.ts';
import { SAMPLE_TAGS } from './catalog/sample-catalog.ts';
import { productRows } from './catalog/to-rows.ts';
import { swatchAttributes } from './catalog/variants.ts';
import type { Manifest } from './manifest.ts';

/** Badges know the first two tags by their names, so these are the same in all languages. */
const TAGS = [
  { id: SAMPLE_TAGS.new, names: { hr: 'NOVO' } },
  { id: SAMPLE_TAGS.bestSeller, names: { hr: 'NAJPRODAVANIJE' } },
  {
    id: SAMPLE_TAGS.sanitary,
    names: { hr: 'Higijenski proizvod', en: 'Hygiene product', de: 'Hygieneartikel' },
  },
];

/** Brands, shelves, tags and products. Needs the pictures. */
export function loadCatalog(
  app: FastifyInstance,
  siteId: number,
  currencyId: number,
  manifest: Manifest,
): Promise<void> {
  return importCatalog(app.db, {
    siteId,
    currencyId,
    brands: sampleBrands,
    categories: sampleCategories,
    tags: TAGS,
    attributes: [...filterAttributes, sizeAttribute, ...swatchAttributes(manifest.pictures)],
    products: productRows(manifest),
  });
}
