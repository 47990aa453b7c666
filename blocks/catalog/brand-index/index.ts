import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { brandIndexExamples } from './brand-index.examples.ts';
import { loadBrands } from './brand-index.loader.ts';
import { brandIndexSchema } from './brand-index.schema.ts';
import { BrandIndex } from './brand-index.tsx';

export const brandIndex = defineBlock({
  type: 'brand-index',
  version: 1,
  category: 'products',
  icon: 'arrow-down-a-z',
  schema: brandIndexSchema,
  texts: blockTexts('brand-index'),
  load: loadBrands,
  Component: BrandIndex,
  examples: brandIndexExamples,
});
