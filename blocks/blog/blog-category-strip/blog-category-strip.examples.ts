import type { BlockExample } from '#runtime/define-block.ts';

const categories = [
  { id: 1, title: 'Njega kože', slug: 'njega-koze' },
  { id: 2, title: 'Sunce i more', slug: 'sunce-i-more' },
  { id: 3, title: 'Kosa', slug: 'kosa' },
  { id: 4, title: 'Iz ljekarne', slug: 'iz-ljekarne' },
];

export const blogCategoryStripExamples: readonly BlockExample[] = [
  { name: 'typical', data: { categories, chosen: 'kosa' } },
  { name: 'empty', data: { categories: [], chosen: '' } },
  {
    name: 'long-text',
    data: {
      categories: categories.map((category) => ({
        ...category,
        title: `${category.title}: pitanja, odgovori i nekoliko dobronamjernih savjeta`,
      })),
      chosen: '',
    },
  },
  {
    name: 'mobile-overrides',
    options: { space: 'l', align: 'center' },
    mobileOptions: { space: 's' },
    data: { categories, chosen: null },
  },
];
