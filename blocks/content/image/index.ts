import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { imageExamples } from './image.examples.ts';
import { imageSchema } from './image.schema.ts';
import { ImageBlock } from './image.tsx';

export const image = defineBlock({
  type: 'image',
  version: 1,
  category: 'media',
  icon: 'image',
  schema: imageSchema,
  texts: blockTexts('image'),
  Component: ImageBlock,
  examples: imageExamples,
});
