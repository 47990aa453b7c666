import { defineBlock } from '#runtime/define-block.ts';
import { newsPostsExamples } from './news-posts.examples.ts';
import { loadNewsPosts } from './news-posts.loader.ts';
import { newsPostsSchema } from './news-posts.schema.ts';
import { newsPostsTexts } from './news-posts.texts.ts';
import { NewsPosts } from './news-posts.tsx';

export const newsPosts = defineBlock({
  type: 'news-posts',
  version: 1,
  category: 'blog',
  icon: 'newspaper',
  schema: newsPostsSchema,
  texts: newsPostsTexts,
  load: loadNewsPosts,
  Component: NewsPosts,
  examples: newsPostsExamples,
});
