import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { bannerExamples } from './banner.examples.ts';
import { bannerSchema } from './banner.schema.ts';
import { Banner } from './banner.tsx';

export const banner = defineBlock({
  type: 'banner',
  version: 1,
  category: 'text',
  icon: 'megaphone',
  schema: bannerSchema,
  texts: blockTexts('banner'),
  Component: Banner,
  examples: bannerExamples,
});
