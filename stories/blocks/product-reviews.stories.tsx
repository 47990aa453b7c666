import { productReviews } from '#blocks/product/product-reviews/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Product reviews', ...blockMeta(productReviews) };
export default meta;

export const Typical = exampleStory(productReviews, 'typical');
export const Empty = exampleStory(productReviews, 'empty');
export const LongText = exampleStory(productReviews, 'long-text');
export const MobileOverrides = exampleStory(productReviews, 'mobile-overrides');
export const Closed = exampleStory(productReviews, 'closed');
