import { loadNewestPosts, type NewestPosts } from '#blocks/_ui/post-page/newest-posts.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { NewsPostsValues } from './news-posts.schema.ts';

/** The newest posts of all categories (BLOG-07). */
export function loadNewsPosts({
  values,
  ...context
}: LoadContext<NewsPostsValues>): Promise<NewestPosts> {
  return loadNewestPosts({ ...context, values: { limit: values.limit, termSlug: '' } });
}
