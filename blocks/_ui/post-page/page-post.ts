import type { LoadContext } from '#runtime/define-block.ts';
import { getPost, type Post, type Term } from '#schemas/api/blog.ts';

/** The post of the page a block is on; null elsewhere. */
export interface PagePost {
  post: Post | null;
}

/** Posts are right below the site (ROUTE-33). */
const POST_PATH = /^\/([^/]+)$/;

/** Loader of every block that shows the post of its page. */
export async function loadPagePost({
  route,
  api,
}: Pick<LoadContext<unknown>, 'route' | 'api'>): Promise<PagePost> {
  const slug = POST_PATH.exec(route.path)?.[1];
  if (slug === undefined) return { post: null };
  const result = await api.call(getPost, { params: { slug } });
  return { post: result.errored ? null : result.data };
}

/** Products that go with a post, in their order. */
export function productsOf({ relatedEntities }: Pick<Post, 'relatedEntities'>) {
  return relatedEntities.flatMap(({ connectedProduct }) =>
    connectedProduct.data.items.map(({ product }) => product),
  );
}

/** Marks posts for another list and is no category for readers (BLOG-01). */
export const FEATURED = 'featured';

/** Categories of a post that readers see, in the order of the shop. */
export function categoriesOf({ terms }: Pick<Post, 'terms'>): readonly Term[] {
  return terms.categories.filter(({ slug }) => slug !== FEATURED);
}
