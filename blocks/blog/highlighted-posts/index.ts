import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { highlightedPostsExamples } from './highlighted-posts.examples.ts';
import { loadHighlightedPosts } from './highlighted-posts.loader.ts';
import { highlightedPostsSchema } from './highlighted-posts.schema.ts';
import { HighlightedPosts } from './highlighted-posts.tsx';

export const highlightedPosts = defineBlock({
  type: 'highlighted-posts',
  version: 1,
  category: 'blog',
  icon: 'star',
  schema: highlightedPostsSchema,
  texts: blockTexts('highlighted-posts'),
  load: loadHighlightedPosts,
  Component: HighlightedPosts,
  examples: highlightedPostsExamples,
});
