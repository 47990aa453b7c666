import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { postCategoryListExamples } from './post-category-list.examples.ts';
import { loadCategoryPosts } from './post-category-list.loader.ts';
import { postCategoryListSchema } from './post-category-list.schema.ts';
import { PostCategoryList } from './post-category-list.tsx';

export const postCategoryList = defineBlock({
  type: 'post-category-list',
  version: 1,
  category: 'blog',
  icon: 'library-big',
  schema: postCategoryListSchema,
  texts: blockTexts('post-category-list'),
  // Two lists on a page would both answer to its one address.
  contract: { unique: true },
  addressKeys: ['category', 'page'],
  load: loadCategoryPosts,
  Component: PostCategoryList,
  examples: postCategoryListExamples,
});
