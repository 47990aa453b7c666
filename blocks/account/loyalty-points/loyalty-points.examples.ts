import type { BlockExample } from '#runtime/define-block.ts';

const data = { figures: { available: 1240, earned: 1810, expired: 70, used: 500 } };
const EMPTY = { figures: null };

export const loyaltyPointsExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['visitor:member'], data },
  { name: 'empty', met: ['visitor:guest'], data: EMPTY },
  {
    name: 'long-text',
    meta: { title: 'Bodovi koje ste prikupili kupnjom u ljekarni i njezi Bonaca' },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Bodovi koje ste prikupili kupnjom u ljekarni i njezi Bonaca' },
    mobileMeta: { title: 'Bodovi' },
    options: { background: 'soft' },
    data,
  },
];
