import { productTrail } from '#blocks/breadcrumb/trail.ts';
import { hrefOf } from '#runtime/links/link-builder.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { getProduct, type ProductDetail } from '#schemas/api/product.ts';
import type { Element } from '#schemas/content/element.ts';
import type { Link } from '#schemas/content/values.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import { type About, contentPage, viewPage } from './pages.tsx';
import { aboutProduct, breadcrumbList, productThing } from './product-about.ts';
import { builtInTemplate } from './product-template.ts';
import type { RenderJob } from './render-job.ts';

const NOT_FOUND = 404;
const MAX_ID = 2_147_483_647;

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
  return contentPage(job, await templateOf(job), {
    params: { slug },
    cacheable: true,
    about: await aboutPage(job, product),
  });
}

/** Option `DefaultProductTemplate` holds the id of a template; without a published one ours is used. */
async function templateOf({ ports }: RenderJob): Promise<Element> {
  const options = await ports.options(['DefaultProductTemplate']);
  const id = Number(options['DefaultProductTemplate'] ?? 0);
  const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID;
  return (isId ? await ports.template(id) : null) ?? builtInTemplate;
}

async function aboutPage(job: RenderJob, product: ProductDetail): Promise<Partial<About>> {
  const { request, ports, t } = job;
  const { locale, origin } = request;
  const address = (link: Link) => origin + pageHref(hrefOf(link), { locale, mobileView: false });
  const url = address({ kind: 'url', href: `${pathOf('product', locale)}/${product.slug}` });
  const steps = [
    { label: t('home'), link: { kind: 'url', href: '/' } satisfies Link },
    ...(await productTrail(ports.api, product)),
  ];
  return {
    ...aboutProduct(product),
    type: 'product',
    linkedData: [
      productThing(product, { url, origin }),
      breadcrumbList(
        steps.map(({ label, link }) => ({ name: label, url: link ? address(link) : url })),
      ),
    ],
  };
}
