import { Comments } from '#blocks/_ui/comments/comments.tsx';
import { type CommentsData, isOpen } from '#blocks/_ui/comments/comments-data.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './product-reviews.module.css';
import type { ProductReviewsValues } from './product-reviews.schema.ts';

/** Reviews with stars on the page of a product (REV-03); closed and without any it takes no room. */
export function ProductReviews({
  values: { title, showForm },
  data,
  nodeId,
}: BlockProps<ProductReviewsValues, CommentsData>) {
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={titleId}
      hidden={data.total === 0 && !isOpen(data)}
    >
      <Comments
        words="product-reviews"
        title={title}
        titleId={titleId}
        data={data}
        id={nodeId}
        showForm={showForm}
      />
    </BlockRoot>
  );
}
