import { productTrail } from '#blocks/chrome/breadcrumb/trail.ts';
import { EDITED_LINE_QUERY } from '#domain/web/edited-line.ts';
import { hrefOf } from '#runtime/links/link-builder.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { getProduct, type ProductDetail } from '#schemas/api/product.ts';
import type { Link } from '#schemas/content/values.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { viewPage } from './answer-pages.tsx';
import { chosenTemplate } from './chosen-template.ts';
import { type About, contentPage } from './pages.tsx';
import { aboutProduct, breadcrumbList, productThing } from './product-about.ts';

const NOT_FOUND = 404;

/** The page of a product: what the site's template says, filled with the product (SECT-07, ROUTE-20). */
export async function productPage(
  job: RenderJob,
  { slug }: { slug: string },
): Promise<PageResponse> {
  const { api } = job.ports;
  const result = await api.call(getProduct, { query: { slug } });
  if (result.errored) {
    if (result.statusCode === NOT_FOUND) return viewPage(job, NOT_FOUND);
    throw new Error(`Izlog: the product "${slug}" cannot be read: ${result.message}`);
  }
  const product = result.data;
  const template = await chosenTemplate(job, 'DefaultProductTemplate');
  return contentPage(job, template, {
    params: { slug },
    cacheable: job.request.query[EDITED_LINE_QUERY] === undefined,
    about: await aboutPage(job, product),
  });
}

async function aboutPage(job: RenderJob, product: ProductDetail): Promise<Partial<About>> {
  const { request, site, ports, t } = job;
  const { locale, mainLocale, origin } = request;
  const address = (link: Link) =>
    origin + pageHref(hrefOf(link, locale), { locale, mainLocale, mobileView: false });
  const url = address({ kind: 'product', slug: product.slug });
  const steps = [
    { label: t('home'), link: { kind: 'url', href: '/' } satisfies Link },
    ...(await productTrail(ports.api, product)),
  ];
  return {
    ...aboutProduct(product),
    type: 'product',
    linkedData: [
      productThing(product, { url, origin, currency: site.currency.label }),
      breadcrumbList(
        steps.map(({ label, link }) => ({ name: label, url: link ? address(link) : url })),
      ),
    ],
  };
}
