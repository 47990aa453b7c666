import { loadPageCategory } from '#blocks/_ui/product-list/list-source.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Category } from '#schemas/api/categories.ts';
import type { CategoryBannerValues } from './category-banner.schema.ts';

export interface CategoryBannerData {
  category: Pick<Category, 'name' | 'description' | 'image'> | null;
}

/** The category of the page. */
export async function loadBanner(
  context: LoadContext<CategoryBannerValues>,
): Promise<CategoryBannerData> {
  return { category: await loadPageCategory(context) };
}
