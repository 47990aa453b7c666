import { chosenProducts } from '#blocks/_ui/chosen-products.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Product } from '#schemas/api/catalog.ts';
import type { ShoppablePictureValues } from './shoppable-picture.schema.ts';

export interface ShoppablePictureData {
  products: readonly Product[];
}

/** The products of the places, in their order; each once. */
export async function loadPlaced({
  values,
  api,
}: LoadContext<ShoppablePictureValues>): Promise<ShoppablePictureData> {
  const ids = values.places.flatMap(({ productId }) => productId ?? []);
  return { products: await chosenProducts(api, ids) };
}
