import { loadPagePost } from '#blocks/_ui/post-page/page-post.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { postBodyExamples } from './post-body.examples.ts';
import { postBodySchema } from './post-body.schema.ts';
import { PostBody } from './post-body.tsx';

export const postBody = defineBlock({
  type: 'post-body',
  version: 1,
  category: 'blog',
  icon: 'newspaper',
  schema: postBodySchema,
  texts: blockTexts('post-body'),
  contract: { on: ['post'], provides: ['post-body'], requires: ['post-title'], unique: true },
  load: loadPagePost,
  Component: PostBody,
  examples: postBodyExamples,
});
