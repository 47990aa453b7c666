import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { freeDeliveryPopupExamples } from './free-delivery-popup.examples.ts';
import { loadFreeDeliveryPopup } from './free-delivery-popup.loader.ts';
import { freeDeliveryPopupSchema } from './free-delivery-popup.schema.ts';
import { FreeDeliveryPopup } from './free-delivery-popup.tsx';

export const freeDeliveryPopup = defineBlock({
  type: 'free-delivery-popup',
  version: 1,
  category: 'chrome',
  icon: 'truck',
  schema: freeDeliveryPopupSchema,
  texts: blockTexts('free-delivery-popup'),
  load: loadFreeDeliveryPopup,
  Component: FreeDeliveryPopup,
  examples: freeDeliveryPopupExamples,
});
