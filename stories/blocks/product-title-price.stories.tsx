import { productTitlePrice } from '#blocks/product/product-title-price/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Product title price', ...blockMeta(productTitlePrice) };
export default meta;

export const Typical = exampleStory(productTitlePrice, 'typical');
export const Empty = exampleStory(productTitlePrice, 'empty');
export const LongText = exampleStory(productTitlePrice, 'long-text');
export const MobileOverrides = exampleStory(productTitlePrice, 'mobile-overrides');
export const Configurable = exampleStory(productTitlePrice, 'configurable');
