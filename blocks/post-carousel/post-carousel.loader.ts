import type { LoadContext } from '#runtime/define-block.ts';
import { filterPosts, type Post } from '#schemas/api/blog.ts';
import type { PostCarouselValues } from './post-carousel.schema.ts';

export interface PostCarouselData {
  posts: readonly Post[];
}

/** The newest published posts but the one whose page this is. */
export async function loadPosts({
  values,
  route,
  api,
}: LoadContext<PostCarouselValues>): Promise<PostCarouselData> {
  const { limit, termSlug } = values;
  const own = /^\/([^/]+)$/.exec(route.path)?.[1];
  const { records } = await api.get(filterPosts, {
    body: {
      limit: own === undefined ? limit : limit + 1,
      sort: { param: 'published_at', order: 'desc' },
      ...(termSlug === '' ? {} : { filters: { termSlugs: [termSlug] } }),
    },
  });
  return { posts: records.filter(({ slug }) => slug !== own).slice(0, limit) };
}
