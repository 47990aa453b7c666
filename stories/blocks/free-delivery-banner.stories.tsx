import { freeDeliveryBanner } from '#blocks/cart/free-delivery-banner/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Free delivery banner', ...blockMeta(freeDeliveryBanner) };
export default meta;

export const Typical = exampleStory(freeDeliveryBanner, 'typical');
export const Empty = exampleStory(freeDeliveryBanner, 'empty');
export const LongText = exampleStory(freeDeliveryBanner, 'long-text');
export const MobileOverrides = exampleStory(freeDeliveryBanner, 'mobile-overrides');
export const Reached = exampleStory(freeDeliveryBanner, 'reached');
