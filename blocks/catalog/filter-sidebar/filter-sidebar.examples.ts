import type { FilterGroup } from '#blocks/_ui/product-list/filter-groups.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const kept = { sort: '', limit: '' };
const bare = { isChosen: false, color: null, image: null };

const price: FilterGroup = {
  code: 'finalPrice',
  label: 'Cijena',
  kind: 'range',
  unit: null,
  min: 3,
  max: 60,
  from: 5,
  to: 40,
};
const brands: FilterGroup = {
  code: 'brand',
  label: 'Brend',
  kind: 'choices',
  choices: [
    { ...bare, value: '1', label: 'Morelle', total: 12, isChosen: true },
    { ...bare, value: '2', label: 'Salvia', total: 7 },
    { ...bare, value: '3', label: 'Sunčeva', total: 0 },
  ],
};
const shades: FilterGroup = {
  code: 'shade',
  label: 'Nijansa',
  kind: 'choices',
  choices: [
    { ...bare, value: '31', label: 'Trešnja', total: 3, color: '#9b1b30' },
    { ...bare, value: '32', label: 'Šljiva', total: 2, color: '#4b2540' },
  ],
};
const long: FilterGroup = {
  code: 'ingredient',
  label: 'Glavni sastojak s dokazanim djelovanjem na osjetljivu i dehidriranu kožu',
  kind: 'choices',
  choices: Array.from({ length: 14 }, (_, index) => ({
    ...bare,
    value: String(index + 1),
    label: `Sastojak ${index + 1} iz kontroliranog ekološkog uzgoja s otoka`,
    total: 1000 - index,
  })),
};
const dates: FilterGroup = {
  code: 'since',
  label: 'Na polici od',
  kind: 'dates',
  unit: '',
  min: 20_000,
  max: 20_400,
  from: 20_000,
  to: 20_400,
};

export const filterSidebarExamples: readonly BlockExample[] = [
  { name: 'typical', data: { groups: [price, brands, shades], kept } },
  { name: 'empty', data: { groups: [], kept } },
  {
    name: 'long-text',
    meta: { title: 'Suzite izbor' },
    data: { groups: [long, price, brands], kept },
  },
  {
    name: 'mobile-overrides',
    mobileOptions: { space: 's' },
    options: { expanded: 1 },
    data: { groups: [brands, shades], kept },
  },
  { name: 'dates', data: { groups: [dates, brands], kept: { sort: 'asc:name', limit: '24' } } },
];
