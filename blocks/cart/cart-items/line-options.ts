import { type NamedOption, personalizedIds } from '#domain/commerce/line-choices.ts';
import type { Cart } from '#schemas/api/cart.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { getPublicProducts } from '#schemas/api/product.ts';

/** As many as the call takes. */
const IDS_A_CALL = 100;

/** The options of the products for which something was chosen or written. */
export async function optionsOf(
  api: ApiPort,
  { items }: Cart,
): Promise<ReadonlyMap<number, readonly NamedOption[]>> {
  const ids = [
    ...new Set(items.flatMap(({ productId, options }) => personalizedIds(productId, options))),
  ];
  const calls = Array.from({ length: Math.ceil(ids.length / IDS_A_CALL) }, (_, call) =>
    ids.slice(call * IDS_A_CALL, (call + 1) * IDS_A_CALL).join(','),
  );
  const results = await Promise.all(
    calls.map((list) => api.call(getPublicProducts, { query: { ids: list } })),
  );
  const products = results.flatMap((result) => (result.errored ? [] : result.data));
  return new Map(products.map(({ id, customOptions }) => [id, customOptions]));
}
