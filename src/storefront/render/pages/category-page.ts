import { loadProductList } from '#blocks/catalog/product-list/product-list.loader.ts';
import { categoryTrail } from '#blocks/chrome/breadcrumb/trail.ts';
import { sharedPath } from '#runtime/render/picture-sources.ts';
import { type Category, getCategory } from '#schemas/api/categories.ts';
import type { Link } from '#schemas/content/values.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import type { LinkedThing } from '../document/head.ts';
import { plainText, shorten } from '../document/plain-text.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { viewPage } from './answer-pages.tsx';
import { chosenTemplate } from './chosen-template.ts';
import { addressOf } from './page-address.ts';
import { type About, contentPage } from './pages.tsx';
import { breadcrumbList } from './product-about.ts';

const NOT_FOUND = 404;

/** The page of a category: what the site's template says, filled with the category (ROUTE-17). */
export async function categoryPage(
  job: RenderJob,
  { slug }: { slug: string },
): Promise<PageResponse> {
  const result = await job.ports.api.call(getCategory, { params: { id: slug } });
  if (result.errored) {
    if (result.statusCode === NOT_FOUND) return viewPage(job, NOT_FOUND);
    throw new Error(`Izlog: the category "${slug}" cannot be read: ${result.message}`);
  }
  return contentPage(job, await chosenTemplate(job, 'DefaultCategoryTemplate'), {
    params: { slug },
    cacheable: true,
    about: await aboutCategory(job, result.data),
  });
}

async function aboutCategory(job: RenderJob, category: Category): Promise<Partial<About>> {
  const { t, ports } = job;
  const { name, description, image, slug } = category;
  const url = addressOf(job, { kind: 'category', slug });
  const steps = [
    { label: t('home'), link: { kind: 'url', href: '/' } satisfies Link },
    ...(await categoryTrail(ports.api, category)),
  ];
  return {
    title: name,
    description: shorten(plainText(description)),
    image: image ? sharedPath(image) : '',
    linkedData: [
      breadcrumbList(
        steps.map(({ label, link }) => ({ name: label, url: link ? addressOf(job, link) : url })),
      ),
      await itemList(job, category),
    ],
  };
}

/** The products of the page as a list of links. */
async function itemList(job: RenderJob, { name, slug }: Category): Promise<LinkedThing> {
  const { request, ports } = job;
  const { products, page, limit, total } = await loadProductList({
    values: { ...LIST, typeFilter: '' },
    route: { path: request.path, params: { slug } },
    query: request.query,
    api: ports.api,
    locale: request.locale,
  });
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * limit + index + 1,
      url: addressOf(job, { kind: 'product', slug: product.slug }),
    })),
  };
}

/** The list of the page, unless its template says otherwise. */
const LIST = { filterMode: 'page', sort: 'desc:id', limit: 12 } as const;
