import { recommendable } from '#blocks/_ui/cart/recommendable.ts';
import { chosenProducts } from '#blocks/_ui/chosen-products.ts';
import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import { relatedProducts } from '#blocks/_ui/product-page/related-products.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { getCart } from '#schemas/api/cart.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { InputOf } from '#schemas/api/endpoint.ts';
import { filterWishes } from '#schemas/api/wishlist.ts';
import type { ProductCarouselValues } from './product-carousel.schema.ts';

export interface ProductCarouselData {
  products: readonly Product[];
}

/** The chosen products in the chosen order, those that the filters find, what goes with the page's product, or what the visitor wished for. */
export async function loadProducts(
  context: LoadContext<ProductCarouselValues>,
): Promise<ProductCarouselData> {
  const { values, api } = context;
  if (values.filterMode === 'related') return loadRelated(context);
  if (values.filterMode === 'wishlist') return loadWishes(context);
  if (values.filterMode === 'dynamic') {
    const { records } = await api.get(filterProducts, { body: dynamicQuery(values) });
    return { products: records };
  }
  return { products: await chosenProducts(api, values.selectedProductIds) };
}

/**
 * What a customer wished for, can buy and has not put into the cart; nothing for guests (CHK-26).
 * For pages that are personal.
 */
async function loadWishes({
  api,
  values,
}: LoadContext<ProductCarouselValues>): Promise<ProductCarouselData> {
  const [found, cart] = await Promise.all([
    api.call(filterWishes, { query: { limit: values.limit } }),
    api.call(getCart, { body: {} }),
  ]);
  const wished = found.errored ? [] : found.data.data.flatMap(({ product }) => product ?? []);
  return { products: recommendable(wished, cart.errored ? null : cart.data) };
}

/** What goes with the page's product; nothing on other pages. */
async function loadRelated(
  context: LoadContext<ProductCarouselValues>,
): Promise<ProductCarouselData> {
  const { api, values } = context;
  const { product } = await loadPageProduct(context);
  return { products: product ? await relatedProducts(api, product, values.limit) : [] };
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
