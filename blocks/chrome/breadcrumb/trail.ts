import { categoriesOf } from '#blocks/_ui/post-page/page-post.ts';
import { categoryPath } from '#blocks/_ui/product-page/category-path.ts';
import type { Post } from '#schemas/api/blog.ts';
import type { Category } from '#schemas/api/categories.ts';
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

/** The categories above a category, from the top of the shop, and the category itself. */
export async function categoryTrail(
  api: ApiPort,
  { id, name }: Pick<Category, 'id' | 'name'>,
): Promise<Step[]> {
  const path = await categoryPath(api, [id]);
  const above = path.slice(0, -1).map((category): Step => {
    return { label: category.name, link: { kind: 'category', slug: category.slug } };
  });
  return [...above, { label: name }];
}

/** The first category of a post, and the post itself; both are below the blog (BLOG-08). */
export function postTrail(post: Pick<Post, 'title' | 'terms'>): Step[] {
  const [first] = categoriesOf(post);
  const category: Step[] = first
    ? [{ label: first.title, link: { kind: 'term', slug: first.slug } }]
    : [];
  return [...category, { label: post.title }];
}
