import { longPosts, samplePosts } from '#blocks/_fixtures/posts.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const newsPostsExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['list:full'],
    meta: { eyebrow: 'Dnevnik njege', title: 'Noviteti' },
    data: { posts: samplePosts },
  },
  { name: 'empty', met: ['list:empty'], data: { posts: [] } },
  {
    name: 'long-text',
    meta: { title: 'Objave kojima se čitatelji vraćaju cijele jeseni, od kože do vitamina' },
    data: {
      posts: longPosts,
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Noviteti u našem dnevniku' },
    mobileMeta: { title: 'Noviteti' },
    data: { posts: samplePosts.slice(0, 2) },
  },
];
