import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { categoryBannerExamples } from './category-banner.examples.ts';
import { loadBanner } from './category-banner.loader.ts';
import { categoryBannerSchema } from './category-banner.schema.ts';
import { CategoryBanner } from './category-banner.tsx';

export const categoryBanner = defineBlock({
  type: 'category-banner',
  version: 1,
  category: 'products',
  icon: 'panel-top',
  schema: categoryBannerSchema,
  texts: blockTexts('category-banner'),
  contract: { on: ['category'], provides: ['category-title'], unique: true },
  load: loadBanner,
  Component: CategoryBanner,
  examples: categoryBannerExamples,
});
