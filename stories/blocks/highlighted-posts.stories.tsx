import { highlightedPosts } from '#blocks/blog/highlighted-posts/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Highlighted posts', ...blockMeta(highlightedPosts) };
export default meta;

export const Typical = exampleStory(highlightedPosts, 'typical');
export const Empty = exampleStory(highlightedPosts, 'empty');
export const LongText = exampleStory(highlightedPosts, 'long-text');
export const MobileOverrides = exampleStory(highlightedPosts, 'mobile-overrides');
