import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { richTextExamples } from './rich-text.examples.ts';
import { richTextSchema } from './rich-text.schema.ts';
import { RichTextBlock } from './rich-text.tsx';

export const richText = defineBlock({
  type: 'rich-text',
  version: 1,
  category: 'text',
  icon: 'pilcrow',
  schema: richTextSchema,
  texts: blockTexts('rich-text'),
  Component: RichTextBlock,
  examples: richTextExamples,
});
