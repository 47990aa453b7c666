import { type ListedPost, withLogo } from '#blocks/_ui/post-page/with-logo.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { filterPosts, filterTerms, type Term } from '#schemas/api/blog.ts';
import type { PostCategoryListValues } from './post-category-list.schema.ts';

export interface PostCategoryListData {
  categories: readonly Pick<Term, 'id' | 'title' | 'slug'>[];
  /** Slug of the asked category; empty for all posts. */
  chosen: string;
  /** Its title; null for one that does not exist, and for all posts. */
  title: string | null;
  posts: readonly ListedPost[];
  page: number;
  pages: number;
}

/** Marks posts for another list and is no category for readers (BLOG-01). */
const FEATURED = 'featured';

/** The categories, and a page of the posts of the one that the address names (SECT-08). */
export async function loadCategoryPosts({
  values,
  route,
  query,
  api,
}: LoadContext<PostCategoryListValues>): Promise<PostCategoryListData> {
  const { records } = await api.get(filterTerms, {
    body: { termTypeTitles: ['Category'], noPaginate: true },
  });
  const categories = records
    .filter(({ slug }) => slug !== FEATURED)
    .map(({ id, title, slug }) => ({ id, title, slug }));
  const named = values.addresses === 'path' ? route.params['slug'] : undefined;
  const chosen = named ?? query['category'] ?? '';
  const title = records.find(({ slug }) => slug === chosen)?.title ?? null;
  if (chosen !== '' && title === null) {
    return { categories, chosen, title, posts: [], page: 1, pages: 1 };
  }

  const read = (page: number) =>
    api.get(filterPosts, {
      body: {
        page,
        limit: values.limit,
        sort: { param: 'published_at', order: 'desc' },
        ...(chosen === '' ? {} : { filters: { termSlugs: [chosen] } }),
      },
    });
  const asked = pageOf(query['page']);
  const first = await read(asked);
  // An address from when there were more posts shows the last of them.
  const page = Math.min(asked, Math.max(1, first.totalPages));
  const { records: found, totalPages } = page === asked ? first : await read(page);
  const posts = await withLogo(api, found);
  return { categories, chosen, title, posts, page, pages: Math.max(1, totalPages) };
}

function pageOf(text = ''): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
