import { addToCartModal } from '#blocks/cart/add-to-cart-modal/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Add-to-cart modal', ...blockMeta(addToCartModal) };
export default meta;

export const Typical = exampleStory(addToCartModal, 'typical');
export const Empty = exampleStory(addToCartModal, 'empty');
export const LastLineGone = exampleStory(addToCartModal, 'last-line-gone');
export const LongText = exampleStory(addToCartModal, 'long-text');
export const MobileOverrides = exampleStory(addToCartModal, 'mobile-overrides');
