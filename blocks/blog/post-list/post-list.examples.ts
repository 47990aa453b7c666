import { longPosts, samplePosts } from '#blocks/_fixtures/posts.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const all = { chosen: '', title: null, page: 1, hasMore: true };

export const postListExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['list:full'], data: { ...all, posts: samplePosts } },
  { name: 'empty', met: ['list:empty'], data: { ...all, hasMore: false, posts: [] } },
  {
    name: 'long-text',
    meta: { more: 'Učitajte još deset savjeta naših ljekarnica' },
    data: {
      ...all,
      chosen: 'kosa',
      title: 'Kosa, vlasište i sve što ste nas o njima pitali ove jeseni u ljekarni',
      posts: longPosts,
    },
  },
  {
    name: 'mobile-overrides',
    meta: { more: 'Još savjeta naših ljekarnica' },
    mobileMeta: { more: 'Još savjeta' },
    data: { ...all, posts: samplePosts.slice(0, 2) },
  },
  {
    name: 'unknown-category',
    data: { ...all, chosen: 'nema-je', hasMore: false, posts: [] },
  },
];
