import { longPosts, samplePosts } from '#blocks/_fixtures/posts.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const highlightedPostsExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['list:full'],
    meta: { eyebrow: 'Dnevnik njege', title: 'Najčitanije' },
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
    meta: { title: 'Najčitanije u našem dnevniku' },
    mobileMeta: { title: 'Najčitanije' },
    data: { posts: samplePosts.slice(0, 2) },
  },
];
