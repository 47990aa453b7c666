import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productDescriptionExamples } from './product-description.examples.ts';
import { productDescriptionSchema } from './product-description.schema.ts';
import { ProductDescription } from './product-description.tsx';

export const productDescription = defineBlock({
  type: 'product-description',
  version: 1,
  category: 'products',
  icon: 'file-text',
  schema: productDescriptionSchema,
  texts: blockTexts('product-description'),
  load: loadPageProduct,
  contract: { on: ['product'] },
  Component: ProductDescription,
  examples: productDescriptionExamples,
});
