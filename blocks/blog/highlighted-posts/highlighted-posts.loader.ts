import { loadNewestPosts, type NewestPosts } from '#blocks/_ui/post-page/newest-posts.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { HighlightedPostsValues } from './highlighted-posts.schema.ts';

/** The posts of the chosen category, for the carousel of the most read (BLOG-06). */
export function loadHighlightedPosts(
  context: LoadContext<HighlightedPostsValues>,
): Promise<NewestPosts> {
  return loadNewestPosts(context);
}
