import { orderSubmit } from '#blocks/checkout/order-submit/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Order submit', ...blockMeta(orderSubmit) };
export default meta;

export const Typical = exampleStory(orderSubmit, 'typical');
export const Empty = exampleStory(orderSubmit, 'empty');
export const LongText = exampleStory(orderSubmit, 'long-text');
export const MobileOverrides = exampleStory(orderSubmit, 'mobile-overrides');
