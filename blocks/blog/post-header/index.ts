import { loadPagePost } from '#blocks/_ui/post-page/page-post.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { postHeaderExamples } from './post-header.examples.ts';
import { postHeaderSchema } from './post-header.schema.ts';
import { PostHeader } from './post-header.tsx';

export const postHeader = defineBlock({
  type: 'post-header',
  version: 1,
  category: 'blog',
  icon: 'heading-1',
  schema: postHeaderSchema,
  texts: blockTexts('post-header'),
  contract: { on: ['post'], provides: ['post-title'], unique: true },
  load: loadPagePost,
  Component: PostHeader,
  examples: postHeaderExamples,
});
