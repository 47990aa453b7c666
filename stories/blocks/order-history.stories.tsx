import { orderHistory } from '#blocks/account/order-history/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Order history', ...blockMeta(orderHistory) };
export default meta;

export const Typical = exampleStory(orderHistory, 'typical');
export const Empty = exampleStory(orderHistory, 'empty');
export const LongText = exampleStory(orderHistory, 'long-text');
export const MobileOverrides = exampleStory(orderHistory, 'mobile-overrides');
export const Guest = exampleStory(orderHistory, 'guest');
export const Unavailable = exampleStory(orderHistory, 'unavailable');
