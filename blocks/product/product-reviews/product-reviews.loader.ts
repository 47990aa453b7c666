import { type CommentsData, loadComments } from '#blocks/_ui/comments/comments-data.ts';
import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { ProductReviewsValues } from './product-reviews.schema.ts';

/** Reviews of the product of the page (REV-03). */
export async function loadProductReviews(
  context: LoadContext<ProductReviewsValues>,
): Promise<CommentsData> {
  const { product } = await loadPageProduct(context);
  return loadComments(context, product && { type: 'product', id: product.id });
}
