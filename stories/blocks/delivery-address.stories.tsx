import { deliveryAddress } from '#blocks/checkout/delivery-address/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Delivery address', ...blockMeta(deliveryAddress) };
export default meta;

export const Typical = exampleStory(deliveryAddress, 'typical');
export const Empty = exampleStory(deliveryAddress, 'empty');
export const NoneYet = exampleStory(deliveryAddress, 'none-yet');
export const LongText = exampleStory(deliveryAddress, 'long-text');
export const MobileOverrides = exampleStory(deliveryAddress, 'mobile-overrides');
