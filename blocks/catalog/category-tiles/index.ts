import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { categoryTilesExamples } from './category-tiles.examples.ts';
import { loadCategories } from './category-tiles.loader.ts';
import { categoryTilesSchema } from './category-tiles.schema.ts';
import { CategoryTiles } from './category-tiles.tsx';

export const categoryTiles = defineBlock({
  type: 'category-tiles',
  version: 1,
  category: 'products',
  icon: 'layout-grid',
  schema: categoryTilesSchema,
  texts: blockTexts('category-tiles'),
  load: loadCategories,
  Component: CategoryTiles,
  examples: categoryTilesExamples,
});
