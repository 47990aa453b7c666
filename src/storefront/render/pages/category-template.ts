import { builtIn, part } from './built-in-template.ts';

/** What category pages look like until the shop has a published template of its own. */
export const categoryTemplate = builtIn([
  part('way', 'breadcrumb'),
  part('head', 'category-banner', { options: { space: 'none' } }),
  part('below', 'sub-category-links'),
  part('products', 'product-list', {
    options: { space: 'none' },
    slots: { filters: [part('filters', 'filter-sidebar')] },
  }),
]);
