import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { checkoutReviewExamples } from './checkout-review.examples.ts';
import { loadCheckoutReview } from './checkout-review.loader.ts';
import { checkoutReviewSchema } from './checkout-review.schema.ts';
import { CheckoutReview } from './checkout-review.tsx';

export const checkoutReview = defineBlock({
  type: 'checkout-review',
  version: 1,
  category: 'checkout',
  icon: 'clipboard-check',
  schema: checkoutReviewSchema,
  texts: blockTexts('checkout-review'),
  contract: {
    on: ['checkout'],
    requires: ['order-button'],
    after: ['order-address', 'delivery-method'],
    inside: 'review-step',
  },
  load: loadCheckoutReview,
  Component: CheckoutReview,
  examples: checkoutReviewExamples,
});
