import { child, element, node } from './build.ts';
import type { MasterIds } from './home.ts';

/** What the product pages of the sample shop look like; option `DefaultProductTemplate` names it. */
export function productTemplate({ promise }: MasterIds) {
  return element('template', {
    slug: 'stranica-proizvoda',
    meta: { title: 'Stranica proizvoda', name: 'Stranica proizvoda', kind: 'product' },
    parts: [
      node('put', 'breadcrumb'),
      node('proizvod', 'columns', {
        options: { gap: 'l', space: 's' },
        slots: {
          col1: [node('slike', 'product-gallery', { options: { space: 'none' } })],
          col2: [
            node('cijena', 'product-title-price', {
              meta: { note: 'Dostava 4,50 €, iznad 50,00 € besplatna.' },
              options: { space: 'none' },
            }),
            node('izbori', 'product-custom-options', { options: { space: 's' } }),
            node('kupnja', 'product-buy-box', {
              meta: { note: 'Naručite radnim danom do 14 sati i šaljemo isti dan.' },
            }),
            node('dojava', 'product-availability-form', { options: { space: 'none' } }),
            node('paket', 'bundle-customiser', { options: { space: 'none' } }),
            node('opis', 'product-description'),
          ],
        },
      }),
      node('recenzije', 'product-reviews', { options: { background: 'soft' } }),
      node('srodno', 'product-carousel', {
        meta: { eyebrow: 'Iz iste njege', title: 'Lijepo ide uz to' },
        options: { filterMode: 'related', limit: 10 },
      }),
      child('obecanja', 'usp-row', promise, { options: { background: 'tint', space: 'm' } }),
    ],
    tr: {
      en: {
        cijena: { meta: { note: 'Delivery 4,50 €, free above 50,00 €.' } },
        kupnja: { meta: { note: 'Order by 2 pm on a working day and we send it the same day.' } },
        srodno: { meta: { eyebrow: 'From the same care', title: 'Goes well with it' } },
      },
      de: {
        cijena: { meta: { note: 'Versand 4,50 €, ab 50,00 € kostenlos.' } },
        kupnja: { meta: { note: 'Werktags bis 14 Uhr bestellt, am selben Tag versandt.' } },
        srodno: { meta: { eyebrow: 'Aus derselben Pflege', title: 'Passt gut dazu' } },
      },
    },
  });
}
