import { postList } from '#blocks/blog/post-list/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Post list', ...blockMeta(postList) };
export default meta;

export const Typical = exampleStory(postList, 'typical');
export const Empty = exampleStory(postList, 'empty');
export const LongText = exampleStory(postList, 'long-text');
export const MobileOverrides = exampleStory(postList, 'mobile-overrides');
export const UnknownCategory = exampleStory(postList, 'unknown-category');
