import { productGallery } from '#blocks/product/product-gallery/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Product gallery', ...blockMeta(productGallery) };
export default meta;

export const Typical = exampleStory(productGallery, 'typical');
export const Empty = exampleStory(productGallery, 'empty');
export const LongText = exampleStory(productGallery, 'long-text');
export const MobileOverrides = exampleStory(productGallery, 'mobile-overrides');
export const Strip = exampleStory(productGallery, 'strip');
