import { postHeader } from '#blocks/blog/post-header/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Post header', ...blockMeta(postHeader) };
export default meta;

export const Typical = exampleStory(postHeader, 'typical');
export const Empty = exampleStory(postHeader, 'empty');
export const LongText = exampleStory(postHeader, 'long-text');
export const MobileOverrides = exampleStory(postHeader, 'mobile-overrides');
export const WithoutPicture = exampleStory(postHeader, 'without-picture');
