import { chosenProducts } from '#blocks/_ui/chosen-products.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { commentOptions, filterComments } from '#schemas/api/comments.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { ProductQuoteValues } from './product-quote.schema.ts';

/** What customers think of a product. */
export interface ProductRating {
  /** Mean of all published ratings. */
  stars: number;
  /** Most stars of a review. */
  max: number;
  /** Published reviews. */
  reviews: number;
}

export interface ProductQuoteData {
  /** Null where none is chosen, or the chosen one is gone. */
  product: Product | null;
  /** Null without any. */
  rating: ProductRating | null;
}

/** The product that the words are about, with its rating. */
export async function loadQuoted({
  values: { productId },
  api,
}: LoadContext<ProductQuoteValues>): Promise<ProductQuoteData> {
  const [product = null] = await chosenProducts(api, productId === undefined ? [] : [productId]);
  return { product, rating: product && (await ratingOf(product, api)) };
}

async function ratingOf({ id }: Product, api: ApiPort): Promise<ProductRating | null> {
  const [options, { averageRating, totalRecords }] = await Promise.all([
    api.get(commentOptions, { query: {} }),
    api.get(filterComments, { body: { target: { type: 'product', id }, page: 1, limit: 1 } }),
  ]);
  if (averageRating === null) return null;
  return { stars: averageRating, max: options.NumberOfStars, reviews: totalRecords };
}
