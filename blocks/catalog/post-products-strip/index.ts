import { loadPagePost } from '#blocks/_ui/post-page/page-post.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { postProductsStripExamples } from './post-products-strip.examples.ts';
import { postProductsStripSchema } from './post-products-strip.schema.ts';
import { PostProductsStrip } from './post-products-strip.tsx';

export const postProductsStrip = defineBlock({
  type: 'post-products-strip',
  version: 1,
  category: 'blog',
  icon: 'gallery-horizontal-end',
  schema: postProductsStripSchema,
  texts: blockTexts('post-products-strip'),
  contract: { on: ['post'], requires: ['post-body'] },
  load: loadPagePost,
  Component: PostProductsStrip,
  examples: postProductsStripExamples,
});
