import { builtIn, part } from './built-in-template.ts';

/** What product pages look like until the shop has a published template of its own. */
export const builtInTemplate = builtIn([
  part('way', 'breadcrumb'),
  part('product', 'columns', {
    options: { gap: 'l', space: 's' },
    slots: {
      col1: [part('gallery', 'product-gallery', { options: { space: 'none' } })],
      col2: [
        part('facts', 'product-title-price', { options: { space: 'none' } }),
        part('choices', 'product-custom-options', { options: { space: 's' } }),
        part('buy', 'product-buy-box', { options: { space: 'm' } }),
        part('notice', 'product-availability-form', { options: { space: 'none' } }),
        part('bundle', 'bundle-customiser', { options: { space: 'none' } }),
        part('words', 'product-description', { options: { space: 'm' } }),
      ],
    },
  }),
  part('reviews', 'product-reviews'),
  part('related', 'product-carousel', { options: { filterMode: 'related' } }),
]);
