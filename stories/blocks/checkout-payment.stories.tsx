import { checkoutPayment } from '#blocks/checkout/checkout-payment/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout payment', ...blockMeta(checkoutPayment) };
export default meta;

export const Typical = exampleStory(checkoutPayment, 'typical');
export const WithFee = exampleStory(checkoutPayment, 'with-fee');
export const Empty = exampleStory(checkoutPayment, 'empty');
export const LongText = exampleStory(checkoutPayment, 'long-text');
export const MobileOverrides = exampleStory(checkoutPayment, 'mobile-overrides');
