import { loadPageCategory } from '#blocks/_ui/product-list/list-source.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Category } from '#schemas/api/categories.ts';
import type { SubCategoryLinksValues } from './sub-category-links.schema.ts';

export interface SubCategoryLinksData {
  links: NonNullable<Category['relCat']>;
}

/** The categories right below that of the page (LIST-16). */
export async function loadLinks(
  context: LoadContext<SubCategoryLinksValues>,
): Promise<SubCategoryLinksData> {
  const category = await loadPageCategory(context);
  return { links: category?.relCat ?? [] };
}
