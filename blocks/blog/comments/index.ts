import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { commentsExamples } from './comments.examples.ts';
import { loadPostComments } from './comments.loader.ts';
import { commentsSchema } from './comments.schema.ts';
import { PostComments } from './comments.tsx';

export const comments = defineBlock({
  type: 'comments',
  version: 1,
  category: 'blog',
  icon: 'message-circle',
  schema: commentsSchema,
  texts: blockTexts('comments'),
  contract: { on: ['post'], requires: ['post-body'], unique: true },
  load: loadPostComments,
  Component: PostComments,
  examples: commentsExamples,
});
