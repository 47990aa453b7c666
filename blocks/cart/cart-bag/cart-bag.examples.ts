import type { BlockExample } from '#runtime/define-block.ts';

export const cartBagExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { label: 'Košarica' } },
  { name: 'empty' },
  { name: 'long-text', meta: { label: 'Vaša košarica u ljekarni Bonaca' } },
  {
    name: 'mobile-overrides',
    meta: { label: 'Košarica' },
    options: { showTotal: true },
    mobileOptions: { showTotal: false },
  },
  { name: 'basket', meta: { label: 'Košarica' }, options: { icon: 'basket' } },
];
