import type { ElementContent } from '#schemas/content/element.ts';
import { element, node } from './build.ts';

const near = { space: 's' } as const;
const apart = { space: 'm' } as const;

/** Products that go with most of what we sell. */
const RELATED = [1, 5, 9, 14, 20, 27, 33, 41];

/** The cart (CART-16). */
export const cartPage: ElementContent = element('page', {
  slug: 'kosarica',
  meta: {
    title: 'Košarica',
    seo: { title: 'Košarica', description: 'Pregled košarice i put do naplate.', noindex: true },
  },
  parts: [
    node('kosarica-stupci', 'columns', {
      options: { count: 2, ratio: '2-1', gap: 'l', space: 's' },
      slots: {
        col1: [
          node('kosarica-popis', 'cart-items', { options: near }),
          node('kosarica-povrat', 'cart-restore', { options: near }),
        ],
        col2: [
          node('kosarica-dostava', 'free-delivery-banner', { options: near }),
          node('kosarica-pregled', 'cart-summary', {
            meta: { note: 'Sigurno plaćanje i povrat u 14 dana.' },
            options: near,
          }),
          node('kosarica-kupon', 'coupon-form', { options: apart }),
          node('kosarica-kartica', 'membership-form', { options: apart }),
        ],
      },
    }),
    node('kosarica-preporuke', 'cart-related', {
      options: { selectedProductIds: RELATED, background: 'soft' },
    }),
  ],
  tr: {
    en: {
      '.': { meta: { title: 'Cart', seo: { title: 'Cart', noindex: true } } },
      'kosarica-pregled': { meta: { note: 'Secure payment, 14 days to return.' } },
    },
    de: {
      '.': { meta: { title: 'Warenkorb', seo: { title: 'Warenkorb', noindex: true } } },
      'kosarica-pregled': { meta: { note: 'Sichere Zahlung, 14 Tage Rückgaberecht.' } },
    },
  },
});
