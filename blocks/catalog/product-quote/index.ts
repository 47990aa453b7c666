import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productQuoteExamples } from './product-quote.examples.ts';
import { loadQuoted } from './product-quote.loader.ts';
import { productQuoteSchema } from './product-quote.schema.ts';
import { ProductQuote } from './product-quote.tsx';

export const productQuote = defineBlock({
  type: 'product-quote',
  version: 1,
  category: 'products',
  icon: 'message-square-quote',
  schema: productQuoteSchema,
  texts: blockTexts('product-quote'),
  load: loadQuoted,
  Component: ProductQuote,
  examples: productQuoteExamples,
});
