import { pathOf } from '#runtime/links/screen-links.ts';
import type { PageContextValue } from '#runtime/render/page-context.ts';
import type { Link } from '#schemas/content/values.ts';
import type { PostCategoryListValues } from './post-category-list.schema.ts';

/** A page of a category's posts, on this page or below the blog; an empty slug is all of them. */
export function categoryLink(
  { path, locale }: Pick<PageContextValue, 'path' | 'locale'>,
  addresses: PostCategoryListValues['addresses'],
  slug: string,
  page = 1,
): Link {
  const blog = pathOf('blog', locale);
  const base = addresses === 'query' ? path : slug === '' ? blog : `${blog}/${slug}`;
  const query = new URLSearchParams();
  if (addresses === 'query' && slug !== '') query.set('category', slug);
  if (page > 1) query.set('page', String(page));
  return { kind: 'url', href: query.size > 0 ? `${base}?${query}` : base };
}
