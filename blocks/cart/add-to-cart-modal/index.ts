import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { addToCartModalExamples } from './add-to-cart-modal.examples.ts';
import { loadAddToCartModal } from './add-to-cart-modal.loader.ts';
import { addToCartModalSchema } from './add-to-cart-modal.schema.ts';
import { AddToCartModal } from './add-to-cart-modal.tsx';

export const addToCartModal = defineBlock({
  type: 'add-to-cart-modal',
  version: 1,
  category: 'chrome',
  icon: 'shopping-cart',
  schema: addToCartModalSchema,
  texts: blockTexts('add-to-cart-modal'),
  contract: { unique: true },
  load: loadAddToCartModal,
  window: true,
  Component: AddToCartModal,
  examples: addToCartModalExamples,
});
