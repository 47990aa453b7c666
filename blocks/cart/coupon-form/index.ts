import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { couponFormExamples } from './coupon-form.examples.ts';
import { loadCoupon } from './coupon-form.loader.ts';
import { couponFormSchema } from './coupon-form.schema.ts';
import { CouponForm } from './coupon-form.tsx';

export const couponForm = defineBlock({
  type: 'coupon-form',
  version: 1,
  category: 'checkout',
  icon: 'ticket-percent',
  schema: couponFormSchema,
  texts: blockTexts('coupon-form'),
  contract: { on: ['cart', 'checkout'], requires: ['sums'] },
  load: loadCoupon,
  Component: CouponForm,
  examples: couponFormExamples,
});
