import { comments } from '#blocks/blog/comments/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Comments', ...blockMeta(comments) };
export default meta;

export const Typical = exampleStory(comments, 'typical');
export const Empty = exampleStory(comments, 'empty');
export const LongText = exampleStory(comments, 'long-text');
export const MobileOverrides = exampleStory(comments, 'mobile-overrides');
export const Closed = exampleStory(comments, 'closed');
