import type { LoadContext } from '#runtime/define-block.ts';
import { removedCartItems } from '#schemas/api/cart.ts';
import type { RemovedItem } from '#schemas/api/cart-options.ts';
import { filterProducts } from '#schemas/api/catalog.ts';

/** A line that can be put back. */
export interface RemovedLine {
  /** The line as the form sends it back. */
  item: RemovedItem;
  name: string;
}

export interface CartRestoreData {
  removed: readonly RemovedLine[];
}

/** What was taken out and is still sold (CART-21, CART-22). */
export async function loadRemoved({
  api,
}: Pick<LoadContext<unknown>, 'api'>): Promise<CartRestoreData> {
  const kept = await api.call(removedCartItems, {});
  const items = kept.errored ? [] : kept.data.items;
  if (items.length === 0) return { removed: [] };
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const { records } = await api.get(filterProducts, {
    body: {
      filters: [{ key: 'id', value: ids.join(',') }],
      select: ['id', 'name', 'available'],
      list: false,
      limit: ids.length,
    },
  });
  const products = new Map(records.map((product) => [product.id, product]));
  return {
    removed: items.flatMap((item) => {
      const product = products.get(item.productId);
      return product?.available ? { item, name: product.name } : [];
    }),
  };
}
