import { chosenCategory } from '#blocks/_ui/post-page/chosen-category.ts';
import { FEATURED } from '#blocks/_ui/post-page/page-post.ts';
import { LOCALES } from '#domain/locales.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { screenPath } from '#runtime/links/screens.ts';
import { filterTerms, type Term } from '#schemas/api/blog.ts';

export interface BlogCategoryStripData {
  categories: readonly Pick<Term, 'id' | 'title' | 'slug'>[];
  /** Slug of the category that the page shows; empty for all; null where the page is no list. */
  chosen: string | null;
}

/** The categories, and which of them the blog's page shows (BLOG-01, BLOG-09). */
export async function loadCategories({
  route,
  query,
  api,
}: Pick<LoadContext<unknown>, 'route' | 'query' | 'api'>): Promise<BlogCategoryStripData> {
  const { records } = await api.get(filterTerms, {
    body: { termTypeTitles: ['Category'], noPaginate: true },
  });
  return {
    categories: records
      .filter(({ slug }) => slug !== FEATURED)
      .map(({ id, title, slug }) => ({ id, title, slug })),
    chosen: isBlog(route.path) ? chosenCategory(route.params, query) : null,
  };
}

function isBlog(path: string): boolean {
  return LOCALES.some((locale) => {
    const blog = screenPath('blog', locale).replace('/:slug?', '');
    return path === blog || path.startsWith(`${blog}/`);
  });
}
