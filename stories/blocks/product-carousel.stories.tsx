import { productCarousel } from '#blocks/catalog/product-carousel/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Product carousel', ...blockMeta(productCarousel) };
export default meta;

export const Typical = exampleStory(productCarousel, 'typical');
export const Empty = exampleStory(productCarousel, 'empty');
export const LongText = exampleStory(productCarousel, 'long-text');
export const MobileOverrides = exampleStory(productCarousel, 'mobile-overrides');
export const FewProducts = exampleStory(productCarousel, 'few-products');
