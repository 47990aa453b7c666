import { longPosts, samplePosts } from '#blocks/_fixtures/posts.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const postCarouselExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    met: ['list:full'],
    meta: {
      eyebrow: 'Dnevnik njege',
      title: 'Savjeti i novosti',
      link: { kind: 'url', href: '/objave', label: 'Sve objave' },
    },
    data: { posts: samplePosts },
  },
  { name: 'empty', met: ['list:empty'], data: { posts: [] } },
  {
    name: 'long-text',
    meta: { title: 'Što smo ove jeseni naučili o njezi osjetljive kože, suncu i vitaminima' },
    data: {
      posts: longPosts,
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Savjeti i novosti iz naše ljekarne' },
    mobileMeta: { title: 'Savjeti' },
    data: { posts: samplePosts.slice(0, 3) },
  },
  {
    name: 'single-post',
    met: ['list:one'],
    meta: { title: 'Izdvajamo' },
    options: { termSlug: 'istaknuto', limit: 1, background: 'tint' },
    data: { posts: samplePosts.slice(1, 2) },
  },
];
