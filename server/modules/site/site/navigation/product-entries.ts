import type { NavNode } from '#schemas/api/site.ts';

/** Ids of the products that entries of a tree name. */
export function productsOfTree(tree: readonly NavNode[]): number[] {
  return tree.flatMap(({ type, product, children }) => [
    ...(type === 'product' && product !== null ? [product] : []),
    ...productsOfTree(children),
  ]);
}

/**
 * The tree with every product entry leading to its product as it is named now (NAV-04). The entry of
 * one that is gone or hidden leads nowhere, and shows as text.
 */
export function withProductLinks(
  tree: readonly NavNode[],
  slugs: ReadonlyMap<number, string>,
): NavNode[] {
  return tree.map((node) => {
    const children = withProductLinks(node.children, slugs);
    if (node.type !== 'product' || node.product === null) return { ...node, children };
    const slug = slugs.get(node.product);
    return slug === undefined
      ? { ...node, children, linkV2: null, link: '', formattedPath: '', baseLink: '' }
      : { ...node, children, linkV2: { kind: 'product', id: node.product, slug } };
  });
}
