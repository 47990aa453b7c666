import { productCustomOptions } from '#blocks/product/product-custom-options/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Product custom options', ...blockMeta(productCustomOptions) };
export default meta;

export const Typical = exampleStory(productCustomOptions, 'typical');
export const Empty = exampleStory(productCustomOptions, 'empty');
export const LongText = exampleStory(productCustomOptions, 'long-text');
export const MobileOverrides = exampleStory(productCustomOptions, 'mobile-overrides');
export const EveryKind = exampleStory(productCustomOptions, 'every-kind');
export const Edited = exampleStory(productCustomOptions, 'edited');
