import type { LoadContext } from '#runtime/define-block.ts';
import { filterPosts, type Post } from '#schemas/api/blog.ts';
import type { PostCarouselValues } from './post-carousel.schema.ts';

export interface PostCarouselData {
  posts: readonly Post[];
}

/** The newest published posts. */
export async function loadPosts({
  values,
  api,
}: LoadContext<PostCarouselValues>): Promise<PostCarouselData> {
  const { limit, termSlug } = values;
  const { records } = await api.get(filterPosts, {
    body: {
      limit,
      sort: { param: 'published_at', order: 'desc' },
      ...(termSlug === '' ? {} : { filters: { termSlugs: [termSlug] } }),
    },
  });
  return { posts: records };
}
