import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { newsPostsExamples } from './news-posts.examples.ts';
import { loadNewsPosts } from './news-posts.loader.ts';
import { newsPostsSchema } from './news-posts.schema.ts';
import { NewsPosts } from './news-posts.tsx';

export const newsPosts = defineBlock({
  type: 'news-posts',
  version: 1,
  category: 'blog',
  icon: 'newspaper',
  schema: newsPostsSchema,
  texts: blockTexts('news-posts'),
  load: loadNewsPosts,
  Component: NewsPosts,
  examples: newsPostsExamples,
});
