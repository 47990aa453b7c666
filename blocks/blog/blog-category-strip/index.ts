import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { blogCategoryStripExamples } from './blog-category-strip.examples.ts';
import { loadCategories } from './blog-category-strip.loader.ts';
import { blogCategoryStripSchema } from './blog-category-strip.schema.ts';
import { BlogCategoryStrip } from './blog-category-strip.tsx';

export const blogCategoryStrip = defineBlock({
  type: 'blog-category-strip',
  version: 1,
  category: 'blog',
  icon: 'tags',
  schema: blogCategoryStripSchema,
  texts: blockTexts('blog-category-strip'),
  load: loadCategories,
  Component: BlogCategoryStrip,
  examples: blogCategoryStripExamples,
});
