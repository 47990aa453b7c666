import { defineBlock } from '#runtime/define-block.ts';
import { imageExamples } from './image.examples.ts';
import { imageSchema } from './image.schema.ts';
import { imageTexts } from './image.texts.ts';
import { ImageBlock } from './image.tsx';

export const image = defineBlock({
  type: 'image',
  version: 1,
  category: 'content',
  icon: 'image',
  schema: imageSchema,
  texts: imageTexts,
  Component: ImageBlock,
  examples: imageExamples,
});
