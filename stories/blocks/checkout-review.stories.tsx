import { checkoutReview } from '#blocks/checkout/checkout-review/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout review', ...blockMeta(checkoutReview) };
export default meta;

export const Typical = exampleStory(checkoutReview, 'typical');
export const Empty = exampleStory(checkoutReview, 'empty');
export const LongText = exampleStory(checkoutReview, 'long-text');
export const MobileOverrides = exampleStory(checkoutReview, 'mobile-overrides');
