import { longPost, samplePost } from '#blocks/_fixtures/whole-post.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const postBodyExamples: readonly BlockExample[] = [
  { name: 'typical', data: { post: samplePost } },
  { name: 'empty', data: { post: null } },
  { name: 'long-text', data: { post: longPost } },
  {
    name: 'mobile-overrides',
    meta: { productsTitle: 'Što smo koristili u ovom tekstu' },
    mobileMeta: { productsTitle: 'Iz teksta' },
    options: { size: 'm' },
    data: { post: samplePost },
  },
  { name: 'with-quote', options: { replaceBlockquote: false }, data: { post: samplePost } },
  { name: 'without-products', data: { post: { ...samplePost, relatedEntities: [] } } },
];
