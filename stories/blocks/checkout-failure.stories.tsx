import { checkoutFailure } from '#blocks/checkout/checkout-failure/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout failure', ...blockMeta(checkoutFailure) };
export default meta;

export const Typical = exampleStory(checkoutFailure, 'typical');
export const Empty = exampleStory(checkoutFailure, 'empty');
export const LongText = exampleStory(checkoutFailure, 'long-text');
export const MobileOverrides = exampleStory(checkoutFailure, 'mobile-overrides');
