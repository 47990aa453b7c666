import { cartBag } from '#blocks/cart/cart-bag/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Cart bag', ...blockMeta(cartBag) };
export default meta;

export const Typical = exampleStory(cartBag, 'typical');
export const Empty = exampleStory(cartBag, 'empty');
export const LongText = exampleStory(cartBag, 'long-text');
export const MobileOverrides = exampleStory(cartBag, 'mobile-overrides');
export const Basket = exampleStory(cartBag, 'basket');
