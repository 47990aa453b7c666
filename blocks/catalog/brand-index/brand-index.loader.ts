import type { LoadContext } from '#runtime/define-block.ts';
import { layeredNavigation } from '#schemas/api/catalog.ts';
import { type BrandGroup, brandGroups } from './brand-groups.ts';
import type { BrandIndexValues } from './brand-index.schema.ts';

export interface BrandIndexData {
  groups: readonly BrandGroup[];
}

/** The brands that the list of all products can be filtered by: those without a product are none of them. */
export async function loadBrands({
  api,
  locale,
}: Pick<LoadContext<BrandIndexValues>, 'api' | 'locale'>): Promise<BrandIndexData> {
  const filters = await api.get(layeredNavigation, {
    body: { filters: [{ key: 'archived', value: false }] },
  });
  const values = filters.find(({ attributeCode }) => attributeCode === 'brand')?.values ?? [];
  const brands = values.map(({ attributeID, valueLabel, totalProducts }) => ({
    id: attributeID,
    name: valueLabel,
    total: totalProducts,
  }));
  return { groups: brandGroups(brands, locale) };
}
