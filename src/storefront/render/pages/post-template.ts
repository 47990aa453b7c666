import { builtIn, part } from './built-in-template.ts';

/** What posts look like until the shop has a published template of its own. */
export const postTemplate = builtIn([
  part('way', 'breadcrumb'),
  part('head', 'post-header', { options: { space: 's' } }),
  part('words', 'post-body', { options: { space: 's' } }),
  part('products', 'post-products-strip'),
  part('comments', 'comments'),
]);

/** What events look like until then. */
export const eventTemplate = builtIn([
  part('way', 'breadcrumb'),
  part('event', 'event-detail', { options: { space: 's' } }),
]);

/** What a path looks like that leads to nothing. */
export const notFoundTemplate = builtIn([part('nothing', 'not-found')]);
