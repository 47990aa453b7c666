import type { LoadContext } from '#runtime/define-block.ts';
import { layeredNavigation } from '#schemas/api/catalog.ts';
import type { BrandHeadValues } from './brand-head.schema.ts';

export interface BrandHeadData {
  /** Null where no product of the shop has a brand of this name. */
  brand: { id: number; total: number } | null;
}

/** The brand of this name in the list of all products, as visitors can filter it. */
export async function loadBrand({
  values,
  api,
}: Pick<LoadContext<Pick<BrandHeadValues, 'brand'>>, 'values' | 'api'>): Promise<BrandHeadData> {
  const name = plain(values.brand);
  if (name === '') return { brand: null };
  const filters = await api.get(layeredNavigation, {
    body: { filters: [{ key: 'archived', value: false }] },
  });
  const brands = filters.find(({ attributeCode }) => attributeCode === 'brand')?.values ?? [];
  const found = brands.find(({ valueLabel }) => plain(valueLabel) === name);
  return { brand: found ? { id: found.attributeID, total: found.totalProducts } : null };
}

function plain(name: string): string {
  return name.normalize().trim().toLocaleLowerCase('hr');
}
