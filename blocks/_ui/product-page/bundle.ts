import type { BundleEntry, Product } from '#schemas/api/catalog.ts';

/** Fragment of an address that opens the window of the page's bundle. */
export const BUNDLE_ANCHOR = 'paket';

/** Id of the product that an entry of a bundle names, in either shape (BUND-01). */
export function memberId({ product }: BundleEntry): number {
  return typeof product === 'number' ? product : product.id;
}

/** Whether a bundle has a member whose variant is still to be chosen (BUND-02). */
export function needsChoices({ bundles = [] }: Pick<Product, 'bundles'>): boolean {
  return bundles.some(({ product, ...entry }) => {
    const format = typeof product === 'number' && 'format' in entry ? entry.format : null;
    return (typeof product === 'number' ? format : product.format) === 'configurable';
  });
}
