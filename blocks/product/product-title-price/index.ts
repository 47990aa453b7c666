import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productTitlePriceExamples } from './product-title-price.examples.ts';
import { productTitlePriceSchema } from './product-title-price.schema.ts';
import { ProductTitlePrice } from './product-title-price.tsx';

export const productTitlePrice = defineBlock({
  type: 'product-title-price',
  version: 1,
  category: 'products',
  icon: 'tag',
  schema: productTitlePriceSchema,
  texts: blockTexts('product-title-price'),
  contract: { on: ['product'], provides: ['product-title'], unique: true },
  load: loadPageProduct,
  Component: ProductTitlePrice,
  examples: productTitlePriceExamples,
});
