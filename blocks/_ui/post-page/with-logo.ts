import type { Post } from '#schemas/api/blog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { filterOptions } from '#schemas/api/site.ts';
import type { Media } from '#schemas/media.ts';

/** A post in a list, with the logo where it has no picture. */
export interface ListedPost extends Post {
  /** The site's logo, where it has one. */
  logo?: Media;
}

/** Gives posts without a picture the site's logo (BLOG-03, BLOG-12). */
export async function withLogo(
  api: ApiPort,
  posts: readonly Post[],
): Promise<readonly ListedPost[]> {
  if (posts.every(({ media }) => media !== null)) return posts;
  const result = await api.call(filterOptions, { body: { keys: ['Logo'] } });
  const logo = result.errored ? null : result.data.records[0]?.media;
  return logo ? posts.map((post) => (post.media === null ? { ...post, logo } : post)) : posts;
}
