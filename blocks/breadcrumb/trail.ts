import { categoryPath } from '#blocks/_ui/product-page/category-path.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import type { Link } from '#schemas/content/values.ts';

/** A step on the way from home to a page; the page itself has no link. */
export interface Step {
  label: string;
  link?: Link;
}

/** The categories that lead to a product, from the top of the shop, and the product itself. */
export async function productTrail(
  api: ApiPort,
  { name, categories }: Pick<ProductDetail, 'name' | 'categories'>,
): Promise<Step[]> {
  const path = await categoryPath(api, categories);
  const steps = path.map((category): Step => {
    return { label: category.name, link: { kind: 'category', slug: category.slug } };
  });
  return [...steps, { label: name }];
}
