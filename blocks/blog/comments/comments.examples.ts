import {
  closedComments,
  noComments,
  sampleComments,
  twoPages,
} from '#blocks/_fixtures/comments.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const commentsExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['list:full'], data: sampleComments('post') },
  { name: 'empty', met: ['list:empty'], data: noComments('post') },
  {
    name: 'long-text',
    meta: { title: 'Što o ritualu kažu čitatelji koji su ga držali cijelu jesen' },
    data: twoPages('post'),
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Komentari naših čitatelja' },
    mobileMeta: { title: 'Komentari' },
    options: { showForm: false },
    data: sampleComments('post'),
  },
  { name: 'closed', data: closedComments('post') },
];
