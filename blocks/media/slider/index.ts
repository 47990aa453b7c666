import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { sliderExamples } from './slider.examples.ts';
import { sliderSchema } from './slider.schema.ts';
import { Slider } from './slider.tsx';

export const slider = defineBlock({
  type: 'slider',
  version: 1,
  category: 'media',
  icon: 'gallery-horizontal',
  schema: sliderSchema,
  texts: blockTexts('slider'),
  Component: Slider,
  examples: sliderExamples,
});
