import { productBuyBox } from '#blocks/product/product-buy-box/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Product buy box', ...blockMeta(productBuyBox) };
export default meta;

export const Typical = exampleStory(productBuyBox, 'typical');
export const Empty = exampleStory(productBuyBox, 'empty');
export const LongText = exampleStory(productBuyBox, 'long-text');
export const MobileOverrides = exampleStory(productBuyBox, 'mobile-overrides');
export const Configurable = exampleStory(productBuyBox, 'configurable');
export const SoldOut = exampleStory(productBuyBox, 'sold-out');
export const Edited = exampleStory(productBuyBox, 'edited');
