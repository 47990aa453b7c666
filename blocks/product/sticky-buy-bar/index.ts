import { loadEditableProduct } from '#blocks/_ui/product-page/edited-line.ts';
import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { stickyBuyBarExamples } from './sticky-buy-bar.examples.ts';
import { stickyBuyBarSchema } from './sticky-buy-bar.schema.ts';
import { StickyBuyBar } from './sticky-buy-bar.tsx';

export const stickyBuyBar = defineBlock({
  type: 'sticky-buy-bar',
  version: 1,
  category: 'products',
  icon: 'panel-bottom',
  schema: stickyBuyBarSchema,
  texts: blockTexts('sticky-buy-bar'),
  // Behind the form that its button sends: Enter in the form presses the form's first button.
  contract: { on: ['product'], requires: ['buy-box'], after: ['buy-box'], unique: true },
  load: loadEditableProduct,
  Component: StickyBuyBar,
  examples: stickyBuyBarExamples,
});
