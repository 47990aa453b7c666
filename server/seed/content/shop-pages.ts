import type { ElementContent } from '#schemas/content/element.ts';
import { child, element, node } from './build.ts';
import type { MasterIds } from './home.ts';

/** The whole shop: its categories and, below them, all products (LIST-14). */
export const shopPage: ElementContent = element('page', {
  slug: 'shop',
  meta: {
    title: 'Trgovina',
    seo: {
      title: 'Trgovina',
      description:
        'Cijela ponuda ljekarne Bonaca: njega lica, tijela i kose, zaštita od sunca, dodaci prehrani i pokloni.',
    },
  },
  parts: [
    node('trgovina-naslov', 'heading', {
      meta: { text: 'Trgovina' },
      options: { level: 'h1', size: 'xl', space: 's' },
    }),
    node('trgovina-police', 'category-tiles', {
      options: { columns: 4, shape: 'landscape', space: 'none' },
      mobileOptions: { columns: 2 },
    }),
    node('trgovina-popis', 'product-list', {
      meta: { title: 'Svi proizvodi' },
      slots: { filters: [node('trgovina-filtri', 'filter-sidebar', { options: { expanded: 3 } })] },
    }),
  ],
  tr: {
    en: {
      '.': { meta: { title: 'Shop' } },
      'trgovina-naslov': { meta: { text: 'Shop' } },
      'trgovina-popis': { meta: { title: 'All products' } },
    },
    de: {
      '.': { meta: { title: 'Shop' } },
      'trgovina-naslov': { meta: { text: 'Shop' } },
      'trgovina-popis': { meta: { title: 'Alle Produkte' } },
    },
  },
});

/** What the category pages of the sample shop look like; option `DefaultCategoryTemplate` names it. */
export function categoryTemplate({ promise }: MasterIds): ElementContent {
  return element('template', {
    slug: 'stranica-kategorije',
    meta: { title: 'Stranica kategorije', name: 'Stranica kategorije', kind: 'category' },
    parts: [
      node('kategorija-put', 'breadcrumb'),
      node('kategorija-zaglavlje', 'category-banner', { options: { space: 'none' } }),
      node('kategorija-ispod', 'sub-category-links'),
      node('kategorija-popis', 'product-list', {
        options: { space: 'none' },
        slots: {
          filters: [node('kategorija-filtri', 'filter-sidebar', { options: { expanded: 3 } })],
        },
      }),
      child('kategorija-obecanja', 'usp-row', promise, {
        options: { background: 'tint', space: 'm' },
      }),
    ],
  });
}
