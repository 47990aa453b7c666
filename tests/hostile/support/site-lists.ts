import type { LightMyRequestResponse } from 'fastify';
import type { Description, Schema } from './operations.ts';

/** How a list is asked for. */
export interface Ask {
  method?: 'GET' | 'POST';
  url: string;
  payload?: object;
  /** 404 where there is nothing: the thing that the list belongs to is not there at all. */
  missing?: true;
  /** The list of a cart: its key and its guest are added. */
  ofCart?: true;
  /** Only things with something in this list of theirs count: the others are empty. */
  filled?: string;
}

const ALL = { limit: 100 };
const CHECKOUT = '/api/v2/ecommerce/checkout';

const get = (path: string, more: Partial<Ask> = {}): Ask => ({
  method: 'GET',
  url: `/api/v1${path}`,
  ...more,
});
const post = (path: string, payload: object = ALL): Ask => ({ url: `/api/v1${path}`, payload });

/**
 * Every list of which a new site has nothing, asked for so that the sample shop has something in it:
 * otherwise an empty answer would mean nothing. `$product` and `$master` are ids of the first site.
 */
export const OWN_LISTS: Readonly<Record<string, Ask>> = {
  'mail.filter': post('/admin/mail/filter'),
  'site.filterOptions': post('/option/filter', {}),
  'site.navigationTree': get('/navigation/tree/main', { missing: true }),
  'site.listNavigations': get('/navigation/list'),
  'consents.webFilter': post('/gdpr/web/consent/filter'),
  'consents.assignments': get('/gdpr/consent/assignment/list?perPage=50', { filled: 'consents' }),
  'consents.filter': post('/gdpr/consent/filter', {}),
  'media.filter': post('/media/filterStandard'),
  'bin.filter': post('/bin/filter'),
  'directories.filter': post('/directory/filter', {}),
  'catalog.filterProducts': post('/product/web/filter'),
  'catalog.layeredNavigation': post('/product/layered/navigation', { filters: [] }),
  'catalog.filterCategories': post('/product/web/category/filter', { limit: 0 }),
  'catalog.filterTags': post('/product/web/tag/filter', { limit: 0 }),
  'catalog.getPublicProducts': get('/gaussbox/eCommerce/public/products/get?ids=1,2,3'),
  'catalog.checkBundles': get('/product/checkBundles?product=$product', { missing: true }),
  'blog.filterPosts': post('/post/filterStandard'),
  'blog.filterTerms': post('/term/filter', { noPaginate: true }),
  'content.listRevisions': get('/element/$master/revisions', { missing: true }),
  'content.elementsByHandlers': post('/element/getByHandlers', {
    handlers: ['header-section', 'footer-section', 'cookie-section'],
    language_code: 'hr',
  }),
  'content.filterPages': post('/page/filter'),
  'content.filterTemplates': post('/template/filter'),
  'content.filterSections': post('/section/filter'),
  'content.sectionUsage': get('/section/$master/usage', { missing: true }),
  'forms.filterAnswers': post('/form-answer/filter'),
  'redirects.filter': post('/redirect/filter'),
  'redirects.failed': post('/redirect/failedRequests/filter'),
  'finder.searchSlugs': post('/finder/searchSlugs', {
    keywords: '',
    categories: ['page', 'post', 'term', 'product', 'category', 'event', 'service', 'bundle'],
    limit: 100,
  }),
  'social.hashtag': get('/social/hashtag/bonacanjega'),
  'orders.filter': { url: '/api/v2/ecommerce/order/web/filter', payload: ALL },
  'wishlist.filter': get('/wishlist/filter'),
  'theme.fonts': get('/theme/fonts'),
  'admin.history.filter': post('/admin/settings/history/filter'),
  'comments.filter': post('/comment/filter', { target: { type: 'product', id: 1 } }),
  'delivery.branches': get('/delivery/branches'),
  'checkout.deliveryMethods': {
    url: `${CHECKOUT}/delivery/getApplicableDeliveryMethods`,
    payload: { countryIso: 'HR' },
    ofCart: true,
  },
  'payments.applicable': {
    url: `${CHECKOUT}/payment/getApplicablePaymentMethods`,
    payload: {},
    ofCart: true,
  },
  ...Object.fromEntries(
    ['tag', 'category', 'coupon', 'delivery-method', 'payment-method', 'member-card']
      .concat(['comment', 'product', 'order', 'attribute', 'brand', 'delivery-branch'])
      .map((kind) => [`admin.${kind}.filter`, post(`/admin/${kind}/filter`)]),
  ),
};

/** Lists that every site has something of; other tests say whose. */
export const OTHER_LISTS: Readonly<Record<string, string>> = {
  'site.languages': 'texts of the product',
  'site.countries': 'countries of the world, allowed by the store',
  'site.filterDomains': 'addresses of all sites, with the key of the own one',
  'media.options': 'sizes of the product',
  'admin.user.filter': 'the editors who ask',
  'admin.site.filter': 'the sites of the installation, for owners',
  'systemPages.list': 'pages of the product, with which of them the own site has made its own',
  'caches.list': 'names of the product, with what is kept for the own site',
};

/** Changes whose answer is a list. */
export const LISTS_OF_CHANGES = [
  'caches.clear',
  'media.upload',
  'site.updateNavigation',
  'theme.addFont',
  'theme.removeFont',
];

/** The keys of all calls that answer a list, by the description of the API. */
export function listKeysOf({ paths, components }: Description): string[] {
  const resolve = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref ? resolve(components.schemas[schema.$ref.split('/').at(-1) ?? '']) : schema;
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ responses }) => {
      const answer = responses['200']?.content?.['application/json']?.schema;
      const data = resolve(resolve(answer)?.properties?.['data']);
      return data?.type === 'array' || data?.properties?.['records'] !== undefined;
    })
    .map(({ operationId }) => operationId);
}

/** How many things a list holds. */
export function lengthOf(response: LightMyRequestResponse, { filled }: Ask): number {
  const { data } = response.json<{ data: Thing[] | { records: Thing[] } }>();
  const things = Array.isArray(data) ? data : data.records;
  return filled ? things.filter((thing) => String(thing[filled]) !== '').length : things.length;
}

type Thing = Record<string, unknown>;
