import { checkoutSummary } from '#blocks/checkout/checkout-summary/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Checkout summary', ...blockMeta(checkoutSummary) };
export default meta;

export const Typical = exampleStory(checkoutSummary, 'typical');
export const Empty = exampleStory(checkoutSummary, 'empty');
export const TwoCurrencies = exampleStory(checkoutSummary, 'two-currencies');
export const LongText = exampleStory(checkoutSummary, 'long-text');
export const MobileOverrides = exampleStory(checkoutSummary, 'mobile-overrides');
