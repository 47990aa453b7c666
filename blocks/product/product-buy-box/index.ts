import { loadEditableProduct } from '#blocks/_ui/product-page/edited-line.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productBuyBoxExamples } from './product-buy-box.examples.ts';
import { productBuyBoxSchema } from './product-buy-box.schema.ts';
import { ProductBuyBox } from './product-buy-box.tsx';

export const productBuyBox = defineBlock({
  type: 'product-buy-box',
  version: 1,
  category: 'products',
  icon: 'shopping-bag',
  schema: productBuyBoxSchema,
  texts: blockTexts('product-buy-box'),
  contract: {
    on: ['product'],
    provides: ['buy-box'],
    requires: ['product-title', 'product-options', 'bundle-choices'],
    unique: true,
  },
  load: loadEditableProduct,
  Component: ProductBuyBox,
  examples: productBuyBoxExamples,
});
