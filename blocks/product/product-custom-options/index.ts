import { loadEditableProduct } from '#blocks/_ui/product-page/edited-line.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productCustomOptionsExamples } from './product-custom-options.examples.ts';
import { productCustomOptionsSchema } from './product-custom-options.schema.ts';
import { ProductCustomOptions } from './product-custom-options.tsx';

export const productCustomOptions = defineBlock({
  type: 'product-custom-options',
  version: 1,
  category: 'products',
  icon: 'list-checks',
  schema: productCustomOptionsSchema,
  texts: blockTexts('product-custom-options'),
  contract: { on: ['product'], provides: ['product-options'], requires: ['buy-box'] },
  load: loadEditableProduct,
  Component: ProductCustomOptions,
  examples: productCustomOptionsExamples,
});
