import { inChosenOrder } from '#blocks/_ui/in-chosen-order.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { type Category, filterCategories } from '#schemas/api/categories.ts';
import type { CategoryTilesValues } from './category-tiles.schema.ts';

export interface CategoryTilesData {
  categories: readonly Category[];
}

/** The chosen categories in the chosen order, or the roots of the tree (LIST-14). */
export async function loadCategories({
  values,
  api,
}: LoadContext<CategoryTilesValues>): Promise<CategoryTilesData> {
  const ids = values.categoryIds;
  if (ids.length === 0) {
    const { records } = await api.get(filterCategories, { body: { tree: true } });
    return { categories: records };
  }
  const { records } = await api.get(filterCategories, { body: { ids } });
  return { categories: inChosenOrder(ids, records) };
}
