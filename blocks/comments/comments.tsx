import { Comments } from '#blocks/_ui/comments/comments.tsx';
import { type CommentsData, isOpen } from '#blocks/_ui/comments/comments-data.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './comments.module.css';
import type { PostCommentsValues } from './comments.schema.ts';

/** What readers say below a post (REV-01); closed and without any it takes no room. */
export function PostComments({
  values: { title, showForm },
  data,
  nodeId,
}: BlockProps<PostCommentsValues, CommentsData>) {
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={titleId}
      hidden={data.total === 0 && !isOpen(data)}
    >
      <Comments
        words="comments"
        title={title}
        titleId={titleId}
        data={data}
        id={nodeId}
        showForm={showForm}
      />
    </BlockRoot>
  );
}
