import { giftMessage } from '#blocks/cart/gift-message/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Gift message', ...blockMeta(giftMessage) };
export default meta;

export const Typical = exampleStory(giftMessage, 'typical');
export const Empty = exampleStory(giftMessage, 'empty');
export const LongText = exampleStory(giftMessage, 'long-text');
export const MobileOverrides = exampleStory(giftMessage, 'mobile-overrides');
