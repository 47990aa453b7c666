import { cartSummary } from '#blocks/cart/cart-summary/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Cart summary', ...blockMeta(cartSummary) };
export default meta;

export const Typical = exampleStory(cartSummary, 'typical');
export const Empty = exampleStory(cartSummary, 'empty');
export const LongText = exampleStory(cartSummary, 'long-text');
export const MobileOverrides = exampleStory(cartSummary, 'mobile-overrides');
export const BeforeDelivery = exampleStory(cartSummary, 'before-delivery');
