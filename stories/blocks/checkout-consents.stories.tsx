import { checkoutConsents } from '#blocks/checkout/checkout-consents/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout consents', ...blockMeta(checkoutConsents) };
export default meta;

export const Typical = exampleStory(checkoutConsents, 'typical');
export const Empty = exampleStory(checkoutConsents, 'empty');
export const LongText = exampleStory(checkoutConsents, 'long-text');
export const MobileOverrides = exampleStory(checkoutConsents, 'mobile-overrides');
export const NotFetched = exampleStory(checkoutConsents, 'not-fetched');
