import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { mediaTextExamples } from './media-text.examples.ts';
import { mediaTextSchema } from './media-text.schema.ts';
import { MediaText } from './media-text.tsx';

export const mediaText = defineBlock({
  type: 'media-text',
  version: 1,
  category: 'media',
  icon: 'columns-2',
  schema: mediaTextSchema,
  texts: blockTexts('media-text'),
  Component: MediaText,
  examples: mediaTextExamples,
});
