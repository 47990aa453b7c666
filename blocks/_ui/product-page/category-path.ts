import { type Category, filterCategories } from '#schemas/api/categories.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';

/** The categories from the top of the shop to the most particular one that a product is in. */
export async function categoryPath(
  api: ApiPort,
  ids: readonly number[],
): Promise<readonly Category[]> {
  const tree = await api.call(filterCategories, { body: { tree: true, limit: 0 } });
  const paths = tree.errored ? [] : pathsTo(tree.data.records, new Set(ids));
  return paths.reduce<readonly Category[]>(
    (best, path) => (path.length > best.length ? path : best),
    [],
  );
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
