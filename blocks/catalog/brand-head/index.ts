import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { brandHeadExamples } from './brand-head.examples.ts';
import { loadBrand } from './brand-head.loader.ts';
import { brandHeadSchema } from './brand-head.schema.ts';
import { BrandHead } from './brand-head.tsx';

export const brandHead = defineBlock({
  type: 'brand-head',
  version: 1,
  category: 'products',
  icon: 'badge-check',
  schema: brandHeadSchema,
  texts: blockTexts('brand-head'),
  load: loadBrand,
  Component: BrandHead,
  examples: brandHeadExamples,
});
