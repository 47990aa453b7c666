import type { BlockExample } from '#runtime/define-block.ts';
import { sampleReview } from '../../_fixtures/checkout.ts';

const data = sampleReview;

export const checkoutReviewExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['checkout:review'], data },
  { name: 'empty', data: null },
  {
    name: 'long-text',
    meta: {
      title: 'Još jednom pregledajte tko naručuje, kamo paket ide i kako do vas stiže',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Pregled narudžbe' },
    mobileMeta: { title: 'Pregled' },
    options: { background: 'soft' },
    data,
  },
];
