import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { postListExamples } from './post-list.examples.ts';
import { loadPostList } from './post-list.loader.ts';
import { postListSchema } from './post-list.schema.ts';
import { PostList } from './post-list.tsx';

export const postList = defineBlock({
  type: 'post-list',
  version: 1,
  category: 'blog',
  icon: 'list',
  schema: postListSchema,
  texts: blockTexts('post-list'),
  contract: { provides: ['post-list'], unique: true },
  addressKeys: ['category'],
  load: loadPostList,
  Component: PostList,
  examples: postListExamples,
});
