import { longPost, samplePost } from '#blocks/_fixtures/whole-post.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const postHeaderExamples: readonly BlockExample[] = [
  { name: 'typical', data: { post: samplePost } },
  { name: 'empty', data: { post: null } },
  { name: 'long-text', data: { post: longPost } },
  {
    name: 'mobile-overrides',
    options: { showExcerpt: false, ratio: '3 / 2', space: 'l' },
    mobileOptions: { space: 's' },
    data: { post: samplePost },
  },
  {
    name: 'without-picture',
    options: { showDate: false },
    data: { post: { ...samplePost, media: null, terms: { categories: [] } } },
  },
];
