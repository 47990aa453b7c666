import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { loadCartOnly } from '../../_ui/cart/load-cart.ts';
import { freeDeliveryBannerExamples } from './free-delivery-banner.examples.ts';
import { freeDeliveryBannerSchema } from './free-delivery-banner.schema.ts';
import { FreeDeliveryBanner } from './free-delivery-banner.tsx';

export const freeDeliveryBanner = defineBlock({
  type: 'free-delivery-banner',
  version: 1,
  category: 'checkout',
  icon: 'truck',
  schema: freeDeliveryBannerSchema,
  texts: blockTexts('free-delivery-banner'),
  load: loadCartOnly,
  Component: FreeDeliveryBanner,
  examples: freeDeliveryBannerExamples,
});
