import { cartItems } from '#blocks/cart/cart-items/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Cart items', ...blockMeta(cartItems) };
export default meta;

export const Typical = exampleStory(cartItems, 'typical');
export const Empty = exampleStory(cartItems, 'empty');
export const LongText = exampleStory(cartItems, 'long-text');
export const MobileOverrides = exampleStory(cartItems, 'mobile-overrides');
export const Customer = exampleStory(cartItems, 'customer');
