import { checkoutShipping } from '#blocks/checkout/checkout-shipping/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout shipping', ...blockMeta(checkoutShipping) };
export default meta;

export const Typical = exampleStory(checkoutShipping, 'typical');
export const Empty = exampleStory(checkoutShipping, 'empty');
export const LongText = exampleStory(checkoutShipping, 'long-text');
export const MobileOverrides = exampleStory(checkoutShipping, 'mobile-overrides');
export const Collect = exampleStory(checkoutShipping, 'collect');
