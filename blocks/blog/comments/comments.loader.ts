import { type CommentsData, loadComments } from '#blocks/_ui/comments/comments-data.ts';
import { loadPagePost } from '#blocks/_ui/post-page/page-post.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { PostCommentsValues } from './comments.schema.ts';

/** Comments on the post of the page (REV-01). */
export async function loadPostComments(
  context: LoadContext<PostCommentsValues>,
): Promise<CommentsData> {
  const { post } = await loadPagePost(context);
  return loadComments(context, post && { type: 'post', id: post.id });
}
