import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { quoteExamples } from './quote.examples.ts';
import { quoteSchema } from './quote.schema.ts';
import { Quote } from './quote.tsx';

export const quote = defineBlock({
  type: 'quote',
  version: 1,
  category: 'social-proof',
  icon: 'quote',
  schema: quoteSchema,
  texts: blockTexts('quote'),
  Component: Quote,
  examples: quoteExamples,
});
