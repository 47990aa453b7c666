import { orderNote } from '#blocks/cart/order-note/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Order note', ...blockMeta(orderNote) };
export default meta;

export const Typical = exampleStory(orderNote, 'typical');
export const Empty = exampleStory(orderNote, 'empty');
export const LongText = exampleStory(orderNote, 'long-text');
export const MobileOverrides = exampleStory(orderNote, 'mobile-overrides');
