import type { BlockExample } from '#runtime/define-block.ts';

const plain = { isFilled: true, coupon: null, fault: '' };

export const couponFormExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['cart:typical', 'cart:long', 'cart:short'], data: plain },
  { name: 'empty', met: ['cart:empty'], data: { ...plain, isFilled: false } },
  {
    name: 'long-text',
    meta: { title: 'Imate li poklon-bon ili kod za popust iz našeg pisma?' },
    data: {
      ...plain,
      coupon: { id: 1, code: 'ZIMSKA-NJEGA-ZA-OSJETLJIVU-KOZU-2026', amount: 1234.5 },
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Kod za popust' },
    mobileMeta: { title: 'Popust' },
    data: plain,
  },
  { name: 'used', data: { ...plain, coupon: { id: 1, code: 'MORE5', amount: 5 } } },
  { name: 'refused', met: ['answer:failed'], data: { ...plain, fault: 'coupon-unknown' } },
];
