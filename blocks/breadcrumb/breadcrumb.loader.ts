import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { screenPath } from '#runtime/links/screens.ts';
import { getTerm } from '#schemas/api/blog.ts';
import type { BreadcrumbValues } from './breadcrumb.schema.ts';
import { productTrail, type Step } from './trail.ts';

export interface BreadcrumbData {
  /** Screen between home and the steps. */
  under: 'blog' | null;
  /** Empty where the way to the page is not known. */
  steps: readonly Step[];
}

/** ROUTE-30, BLOG-08: the way to a product or a post category. */
export async function loadTrail(context: LoadContext<BreadcrumbValues>): Promise<BreadcrumbData> {
  const { route, api, locale } = context;
  const { product } = await loadPageProduct(context);
  if (product) return { under: null, steps: await productTrail(api, product) };

  const slug = route.params['slug'];
  const isTerm =
    slug !== undefined && route.path === screenPath('blog', locale).replace(':slug?', slug);
  const term = isTerm ? await api.call(getTerm, { params: { slug } }) : null;
  const steps = !term || term.errored ? [] : [{ label: term.data.title }];
  return { under: 'blog', steps };
}
