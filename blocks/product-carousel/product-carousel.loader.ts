import type { LoadContext } from '#runtime/define-block.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { InputOf } from '#schemas/api/endpoint.ts';
import type { ProductCarouselValues } from './product-carousel.schema.ts';

export interface ProductCarouselData {
  products: readonly Product[];
}

/** The chosen products in the chosen order, or those that the filters find. */
export async function loadProducts({
  values,
  api,
}: LoadContext<ProductCarouselValues>): Promise<ProductCarouselData> {
  const ids = values.selectedProductIds;
  if (values.filterMode === 'dynamic') {
    const { records } = await api.get(filterProducts, { body: dynamicQuery(values) });
    return { products: records };
  }
  if (ids.length === 0) return { products: [] };
  const { records } = await api.get(filterProducts, {
    body: { filters: [{ key: 'id', value: ids.join(',') }], limit: ids.length },
  });
  const byId = new Map(records.map((product) => [product.id, product]));
  return { products: ids.flatMap((id) => byId.get(id) ?? []) };
}

function dynamicQuery(values: ProductCarouselValues): InputOf<typeof filterProducts>['body'] {
  const { categoryId, tagId, typeFilter, limit } = values;
  return {
    limit,
    sort: sortOf(values.sort),
    filters: [
      ...(categoryId === undefined ? [] : [{ key: 'category', value: categoryId }]),
      ...(tagId === undefined ? [] : [{ key: 'tag', value: tagId }]),
      ...(typeFilter === '' ? [] : [{ key: 'type', value: typeFilter }]),
    ],
  };
}

function sortOf(sort: ProductCarouselValues['sort']) {
  const order = sort.startsWith('asc:') ? 'asc' : 'desc';
  const param = sort.slice(sort.indexOf(':') + 1);
  return { order, param: isParam(param) ? param : 'id' } as const;
}

const PARAMS = ['id', 'finalPrice', 'name', 'categoryPriority'] as const;

function isParam(name: string): name is (typeof PARAMS)[number] {
  return PARAMS.some((param) => param === name);
}
