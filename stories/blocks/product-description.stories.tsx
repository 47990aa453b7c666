import { productDescription } from '#blocks/product/product-description/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Product description', ...blockMeta(productDescription) };
export default meta;

export const Typical = exampleStory(productDescription, 'typical');
export const Empty = exampleStory(productDescription, 'empty');
export const LongText = exampleStory(productDescription, 'long-text');
export const MobileOverrides = exampleStory(productDescription, 'mobile-overrides');
