import { Comments } from '#blocks/_ui/comments/comments.tsx';
import type { CommentsData } from '#blocks/_ui/comments/comments-data.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import type { ProductReviewsValues } from './product-reviews.schema.ts';

/** Reviews with stars on the page of a product (REV-03). */
export function ProductReviews(props: BlockProps<ProductReviewsValues, CommentsData>) {
  return <Comments words="product-reviews" {...props} />;
}
