import { freeDeliveryPopup } from '#blocks/cart/free-delivery-popup/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Free delivery popup', ...blockMeta(freeDeliveryPopup) };
export default meta;

export const Typical = exampleStory(freeDeliveryPopup, 'typical');
export const Empty = exampleStory(freeDeliveryPopup, 'empty');
export const LongText = exampleStory(freeDeliveryPopup, 'long-text');
export const MobileOverrides = exampleStory(freeDeliveryPopup, 'mobile-overrides');
