import { checkoutSteps } from '#blocks/checkout/checkout-steps/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout steps', ...blockMeta(checkoutSteps) };
export default meta;

export const Typical = exampleStory(checkoutSteps, 'typical');
export const Empty = exampleStory(checkoutSteps, 'empty');
export const FirstStep = exampleStory(checkoutSteps, 'first-step');
export const LastStep = exampleStory(checkoutSteps, 'last-step');
export const LongText = exampleStory(checkoutSteps, 'long-text');
export const MobileOverrides = exampleStory(checkoutSteps, 'mobile-overrides');
