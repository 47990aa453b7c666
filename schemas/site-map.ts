import type { FoundKind } from './api/finder.ts';

/** Names of the kinds in the option `SiteMapOptions`; a kind that it sets to false is left out (ROUTE-17). */
export const SITE_MAP_FLAGS: Readonly<Record<FoundKind, string>> = {
  page: 'pages',
  product: 'products',
  category: 'categories',
  post: 'posts',
  term: 'terms',
  event: 'events',
};
