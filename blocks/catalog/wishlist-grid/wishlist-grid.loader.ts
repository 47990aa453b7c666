import { WHOLE_WISHLIST } from '#domain/constants.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { filterWishes } from '#schemas/api/wishlist.ts';
import { ownOrNull } from '../../_ui/account/customer.ts';

/** What the customer wished for and can be bought; null where nobody is logged in. */
export interface WishlistGridData {
  products: readonly Product[] | null;
}

export async function loadWishes({
  api,
}: Pick<LoadContext<unknown>, 'api'>): Promise<WishlistGridData> {
  const found = ownOrNull(await api.call(filterWishes, { query: { limit: WHOLE_WISHLIST } }));
  return { products: found?.data.flatMap(({ product }) => product ?? []) ?? null };
}
