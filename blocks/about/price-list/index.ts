import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { priceListExamples } from './price-list.examples.ts';
import { priceListSchema } from './price-list.schema.ts';
import { PriceList } from './price-list.tsx';

export const priceList = defineBlock({
  type: 'price-list',
  version: 1,
  category: 'text',
  icon: 'receipt-euro',
  schema: priceListSchema,
  texts: blockTexts('price-list'),
  Component: PriceList,
  examples: priceListExamples,
});
