import { awkwardCategory, sampleCategories } from '#blocks/_fixtures/categories.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const categoryTilesExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['list:full'],
    meta: { title: 'Njega za svaki dio dana' },
    data: { categories: sampleCategories },
  },
  { name: 'empty', met: ['list:empty'], data: { categories: [] } },
  {
    name: 'long-text',
    meta: {
      eyebrow: 'Sve što naša ljekarna drži na policama',
      title:
        'Odaberite područje njege, a mi ćemo vam pomoći pronaći proizvod koji vašoj koži odgovara',
      link: { kind: 'url', href: '/shop', label: 'Pogledajte cijelu trgovinu' },
    },
    data: { categories: [awkwardCategory, ...sampleCategories.slice(0, 2)] },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Kategorije' },
    options: { columns: 6, shape: 'square' },
    mobileOptions: { columns: 3 },
    data: { categories: sampleCategories },
  },
  {
    name: 'pictures-only',
    options: { columns: 3, shape: 'landscape', showName: false, categoryIds: [1, 2, 3] },
    data: { categories: sampleCategories.slice(0, 3) },
  },
];
