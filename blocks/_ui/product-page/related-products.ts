import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import { recommendable } from '../cart/recommendable.ts';
import { categoryPath } from './category-path.ts';

/**
 * What the shop keeps with a product and can sell, filled up from its categories, leaf first
 * (PROD-14).
 */
export async function relatedProducts(
  api: ApiPort,
  product: Pick<ProductDetail, 'id' | 'categories'>,
  limit: number,
): Promise<readonly Product[]> {
  const path = await categoryPath(api, product.categories);
  const filters = [
    { key: 'related', value: product.id },
    ...path.toReversed().map(({ id }) => ({ key: 'category', value: id })),
  ];
  const found = new Map<number, Product>();
  for (const filter of filters) {
    if (found.size >= limit) break;
    const body = { filters: [filter], limit: limit + 1 };
    const { records } = await api.get(filterProducts, { body });
    for (const record of recommendable(records, null)) found.set(record.id, record);
    found.delete(product.id);
  }
  return [...found.values()].slice(0, limit);
}
