import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { marqueeExamples } from './marquee.examples.ts';
import { marqueeSchema } from './marquee.schema.ts';
import { Marquee } from './marquee.tsx';

export const marquee = defineBlock({
  type: 'marquee',
  version: 1,
  category: 'text',
  icon: 'gallery-horizontal-end',
  schema: marqueeSchema,
  texts: blockTexts('marquee'),
  Component: Marquee,
  examples: marqueeExamples,
});
