import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { cartRestoreExamples } from './cart-restore.examples.ts';
import { loadRemoved } from './cart-restore.loader.ts';
import { cartRestoreSchema } from './cart-restore.schema.ts';
import { CartRestore } from './cart-restore.tsx';

export const cartRestore = defineBlock({
  type: 'cart-restore',
  version: 1,
  category: 'checkout',
  icon: 'undo-2',
  schema: cartRestoreSchema,
  texts: blockTexts('cart-restore'),
  contract: { on: ['cart', 'checkout'], requires: ['cart-items'] },
  load: loadRemoved,
  Component: CartRestore,
  examples: cartRestoreExamples,
});
