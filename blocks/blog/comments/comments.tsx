import { Comments } from '#blocks/_ui/comments/comments.tsx';
import type { CommentsData } from '#blocks/_ui/comments/comments-data.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import type { PostCommentsValues } from './comments.schema.ts';

/** What readers say below a post (REV-01). */
export function PostComments(props: BlockProps<PostCommentsValues, CommentsData>) {
  return <Comments words="comments" {...props} />;
}
