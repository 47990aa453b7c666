import { loadNewestPosts, type NewestPosts } from '#blocks/_ui/post-page/newest-posts.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { PostCarouselValues } from './post-carousel.schema.ts';

export type PostCarouselData = NewestPosts;

/** The newest published posts but the one whose page this is. */
export function loadPosts(context: LoadContext<PostCarouselValues>): Promise<PostCarouselData> {
  return loadNewestPosts(context);
}
