import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productTitlePriceExamples } from './product-title-price.examples.ts';
import { productTitlePriceSchema } from './product-title-price.schema.ts';
import { productTitlePriceTexts } from './product-title-price.texts.ts';
import { ProductTitlePrice } from './product-title-price.tsx';

export const productTitlePrice = defineBlock({
  type: 'product-title-price',
  version: 1,
  category: 'catalogue',
  icon: 'tag',
  schema: productTitlePriceSchema,
  texts: productTitlePriceTexts,
  contract: { unique: true },
  load: loadPageProduct,
  Component: ProductTitlePrice,
  examples: productTitlePriceExamples,
});
