import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { cartRelatedExamples } from './cart-related.examples.ts';
import { loadCartRelated } from './cart-related.loader.ts';
import { cartRelatedSchema } from './cart-related.schema.ts';
import { CartRelated } from './cart-related.tsx';

export const cartRelated = defineBlock({
  type: 'cart-related',
  version: 1,
  category: 'checkout',
  icon: 'gallery-horizontal',
  schema: cartRelatedSchema,
  texts: blockTexts('cart-related'),
  load: loadCartRelated,
  Component: CartRelated,
  examples: cartRelatedExamples,
});
