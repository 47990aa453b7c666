import { type Category, filterCategories } from '#schemas/api/catalog.ts';
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
  const tree = await api.call(filterCategories, { body: { tree: true, limit: 0 } });
  const paths = tree.errored ? [] : pathsTo(tree.data.records, new Set(categories));
  const deepest = paths.reduce<readonly Category[]>(
    (best, path) => (path.length > best.length ? path : best),
    [],
  );
  return [
    ...deepest.map(({ name: label, slug }) => ({
      label,
      link: { kind: 'category', slug } satisfies Link,
    })),
    { label: name },
  ];
}

/** Ways from the roots to every category of `ids`. */
function pathsTo(
  roots: readonly Category[],
  ids: ReadonlySet<number>,
  above: readonly Category[] = [],
): (readonly Category[])[] {
  return roots.flatMap((category) => {
    const path = [...above, category];
    const below = pathsTo(category.children, ids, path);
    return ids.has(category.id) ? [path, ...below] : below;
  });
}
