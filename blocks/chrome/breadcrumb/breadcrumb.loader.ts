import { loadPageEvent } from '#blocks/_ui/post-page/page-event.ts';
import { loadPagePost } from '#blocks/_ui/post-page/page-post.ts';
import { loadPageCategory } from '#blocks/_ui/product-list/list-source.ts';
import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { screenPath } from '#runtime/links/screens.ts';
import { getTerm } from '#schemas/api/blog.ts';
import type { BreadcrumbValues } from './breadcrumb.schema.ts';
import { categoryTrail, postTrail, productTrail, type Step } from './trail.ts';

export interface BreadcrumbData {
  /** Screen between home and the steps. */
  under: 'blog' | null;
  /** Empty where the way to the page is not known. */
  steps: readonly Step[];
}

/** The way to a product, a category, a post, a post category or an event (ROUTE-30, BLOG-08). */
export async function loadTrail(context: LoadContext<BreadcrumbValues>): Promise<BreadcrumbData> {
  const { route, api, locale } = context;
  const { product } = await loadPageProduct(context);
  if (product) return { under: null, steps: await productTrail(api, product) };

  const category = await loadPageCategory(context);
  if (category) return { under: null, steps: await categoryTrail(api, category) };
  const { event } = await loadPageEvent(context);
  if (event) return { under: null, steps: [{ label: event.title }] };
  const { post } = await loadPagePost(context);
  if (post) return { under: 'blog', steps: postTrail(post) };

  const slug = route.params['slug'];
  const isTerm =
    slug !== undefined && route.path === screenPath('blog', locale).replace(':slug?', slug);
  const term = isTerm ? await api.call(getTerm, { params: { slug } }) : null;
  const steps = !term || term.errored ? [] : [{ label: term.data.title }];
  return { under: 'blog', steps };
}
