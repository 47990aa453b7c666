import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { productListExamples } from './product-list.examples.ts';
import { loadProductList } from './product-list.loader.ts';
import { productListSchema } from './product-list.schema.ts';
import { ProductList } from './product-list.tsx';

export const productList = defineBlock({
  type: 'product-list',
  version: 1,
  category: 'products',
  icon: 'layout-list',
  schema: productListSchema,
  texts: blockTexts('product-list'),
  slots: { filters: { allow: ['filter-sidebar'], max: 1 } },
  // Two lists on a page would both answer to its one address.
  contract: { provides: ['product-list'], unique: true },
  addressKeys: ['page'],
  shownPage: ({ page }) => page,
  load: loadProductList,
  Component: ProductList,
  examples: productListExamples,
});
