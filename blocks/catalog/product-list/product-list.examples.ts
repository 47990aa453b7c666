import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { FilterGroup } from '#blocks/_ui/product-list/filter-groups.ts';
import type { BlockExample } from '#runtime/define-block.ts';
import { SORT_IDS } from '#schemas/api/catalog.ts';

const list = {
  products: sampleProducts,
  total: 48,
  page: 4,
  pages: 9,
  limit: 12,
  sizes: [12, 24],
  sort: 'desc:id',
  initialSort: 'desc:id',
  sorts: SORT_IDS,
  chosen: [],
};

const chosen: readonly FilterGroup[] = [
  {
    code: 'finalPrice',
    label: 'Cijena',
    kind: 'range',
    unit: null,
    min: 3,
    max: 60,
    from: 5,
    to: 40,
  },
  {
    code: 'skin_type',
    label: 'Tip kože',
    kind: 'choices',
    choices: [
      { value: '2', label: 'Suha', total: 9, isChosen: true, color: null, image: null },
      { value: '5', label: 'Osjetljiva', total: 4, isChosen: true, color: null, image: null },
    ],
  },
  {
    code: 'vegan',
    label: 'Vegansko',
    kind: 'choices',
    choices: [{ value: 'yes', label: 'Da', total: 4, isChosen: true, color: null, image: null }],
  },
];

export const productListExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['list:full'], data: list },
  {
    name: 'empty',
    met: ['list:empty'],
    data: { ...list, products: [], total: 0, page: 1, pages: 1 },
  },
  {
    name: 'long-text',
    meta: {
      title: 'Sve što naša ljekarna drži na policama za suhu, osjetljivu i dehidriranu kožu',
    },
    data: { ...list, products: [...awkwardProducts, ...sampleProducts.slice(0, 4)] },
  },
  {
    name: 'mobile-overrides',
    options: { columns: 4 },
    mobileOptions: { columns: 1, space: 's' },
    data: list,
  },
  { name: 'filtered', data: { ...list, total: 13, page: 1, pages: 2, chosen } },
  {
    name: 'nothing-fits',
    met: ['list:filtered-empty'],
    data: { ...list, products: [], total: 0, page: 1, pages: 1, chosen },
  },
  {
    name: 'one-result',
    met: ['list:one'],
    data: { ...list, products: sampleProducts.slice(0, 1), total: 1, page: 1, pages: 1 },
  },
];
