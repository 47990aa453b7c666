import { longPost, samplePost } from '#blocks/_fixtures/whole-post.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const plainPost = { ...samplePost, body: '<p>Bez citata.</p>' };

export const postProductsStripExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { eyebrow: 'S naše police', title: 'Proizvodi iz ovog teksta' },
    data: { post: plainPost },
  },
  { name: 'empty', data: { post: null } },
  {
    name: 'long-text',
    meta: { title: 'Sve što smo u ovom tekstu spomenuli, a možete naručiti još danas do 14 sati' },
    options: { shows: 'always', background: 'soft' },
    data: { post: longPost },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Proizvodi iz ovog teksta' },
    mobileMeta: { title: 'Iz teksta' },
    data: { post: plainPost },
  },
  { name: 'taken-by-quote', data: { post: samplePost } },
];
