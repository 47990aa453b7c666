import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { shoppablePictureExamples } from './shoppable-picture.examples.ts';
import { loadPlaced } from './shoppable-picture.loader.ts';
import { shoppablePictureSchema } from './shoppable-picture.schema.ts';
import { ShoppablePicture } from './shoppable-picture.tsx';

export const shoppablePicture = defineBlock({
  type: 'shoppable-picture',
  version: 1,
  category: 'media',
  icon: 'scan-search',
  schema: shoppablePictureSchema,
  texts: blockTexts('shoppable-picture'),
  load: loadPlaced,
  Component: ShoppablePicture,
  examples: shoppablePictureExamples,
});
