import type { LoadContext } from '#runtime/define-block.ts';
import { filterPosts } from '#schemas/api/blog.ts';
import { type ListedPost, withLogo } from './with-logo.ts';

/** Posts of a carousel. */
export interface NewestPosts {
  posts: readonly ListedPost[];
}

/** The newest published posts, of one category if it is named, but the one whose page this is. */
export async function loadNewestPosts({
  values: { limit, termSlug },
  route,
  api,
}: Pick<
  LoadContext<{ limit: number; termSlug: string }>,
  'values' | 'route' | 'api'
>): Promise<NewestPosts> {
  const own = /^\/([^/]+)$/.exec(route.path)?.[1];
  const { records } = await api.get(filterPosts, {
    body: {
      limit: own === undefined ? limit : limit + 1,
      sort: { param: 'published_at', order: 'desc' },
      ...(termSlug === '' ? {} : { filters: { termSlugs: [termSlug] } }),
    },
  });
  return { posts: await withLogo(api, records.filter(({ slug }) => slug !== own).slice(0, limit)) };
}
