import {
  closedComments,
  noComments,
  sampleComments,
  twoPages,
} from '#blocks/_fixtures/comments.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const productReviewsExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['list:full'], data: sampleComments('product') },
  { name: 'empty', met: ['list:empty'], data: noComments('product') },
  {
    name: 'long-text',
    meta: { title: 'Što o koncentratu kažu kupci koji su ga potrošili do posljednje kapi' },
    data: twoPages('product'),
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Recenzije naših kupaca' },
    mobileMeta: { title: 'Recenzije' },
    options: { showForm: false },
    data: sampleComments('product'),
  },
  { name: 'closed', data: closedComments('product') },
];
