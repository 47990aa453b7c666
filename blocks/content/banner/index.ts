import { defineBlock } from '#runtime/define-block.ts';
import { bannerExamples } from './banner.examples.ts';
import { bannerSchema } from './banner.schema.ts';
import { bannerTexts } from './banner.texts.ts';
import { Banner } from './banner.tsx';

export const banner = defineBlock({
  type: 'banner',
  version: 1,
  category: 'content',
  icon: 'megaphone',
  schema: bannerSchema,
  texts: bannerTexts,
  Component: Banner,
  examples: bannerExamples,
});
