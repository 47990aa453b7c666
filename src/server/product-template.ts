import type { Element, Node } from '#schemas/content/element.ts';
import { DEFAULT_LOCALE } from '#schemas/primitives.ts';

function node(id: string, block: string, parts: Partial<Node> = {}): Node {
  return { id, block, v: 1, role: 'own', ...parts };
}

/**
 * What product pages look like until the shop has a published template of its own: no stored element,
 * so no id.
 */
export const builtInTemplate: Element = {
  schema: 1,
  id: 0,
  rev: 0,
  status: 'published',
  type: 'template',
  handler: null,
  slug: '',
  language_code: DEFAULT_LOCALE,
  meta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
  tr: {},
  parts: [
    node('way', 'breadcrumb'),
    node('product', 'columns', {
      options: { gap: 'l', space: 's' },
      slots: {
        col1: [node('gallery', 'product-gallery', { options: { space: 'none' } })],
        col2: [
          node('facts', 'product-title-price', { options: { space: 'none' } }),
          node('buy', 'product-buy-box', { options: { space: 'm' } }),
          node('bundle', 'bundle-customiser', { options: { space: 'none' } }),
          node('words', 'product-description', { options: { space: 'm' } }),
        ],
      },
    }),
    node('related', 'product-carousel', { options: { filterMode: 'related' } }),
  ],
};
