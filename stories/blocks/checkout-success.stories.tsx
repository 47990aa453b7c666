import { checkoutSuccess } from '#blocks/checkout/checkout-success/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout success', ...blockMeta(checkoutSuccess) };
export default meta;

export const Typical = exampleStory(checkoutSuccess, 'typical');
export const Empty = exampleStory(checkoutSuccess, 'empty');
export const LongText = exampleStory(checkoutSuccess, 'long-text');
export const MobileOverrides = exampleStory(checkoutSuccess, 'mobile-overrides');
export const Transfer = exampleStory(checkoutSuccess, 'transfer');
