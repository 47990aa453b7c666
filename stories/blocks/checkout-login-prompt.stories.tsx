import { checkoutLoginPrompt } from '#blocks/checkout/checkout-login-prompt/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout login prompt', ...blockMeta(checkoutLoginPrompt) };
export default meta;

export const Typical = exampleStory(checkoutLoginPrompt, 'typical');
export const Empty = exampleStory(checkoutLoginPrompt, 'empty');
export const LongText = exampleStory(checkoutLoginPrompt, 'long-text');
export const MobileOverrides = exampleStory(checkoutLoginPrompt, 'mobile-overrides');
export const Customer = exampleStory(checkoutLoginPrompt, 'customer');
