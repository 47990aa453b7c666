import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { recentlyViewedExamples } from './recently-viewed.examples.ts';
import { loadRecentlyViewed } from './recently-viewed.loader.ts';
import { recentlyViewedSchema } from './recently-viewed.schema.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

export const recentlyViewed = defineBlock({
  type: 'recently-viewed',
  version: 1,
  category: 'products',
  icon: 'history',
  schema: recentlyViewedSchema,
  texts: blockTexts('recently-viewed'),
  load: loadRecentlyViewed,
  // What an editor has looked at says nothing of the page.
  needsSample: ({ products }) => products.length === 0,
  Component: RecentlyViewed,
  examples: recentlyViewedExamples,
});
