import { newsPosts } from '#blocks/blog/news-posts/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/News posts', ...blockMeta(newsPosts) };
export default meta;

export const Typical = exampleStory(newsPosts, 'typical');
export const Empty = exampleStory(newsPosts, 'empty');
export const LongText = exampleStory(newsPosts, 'long-text');
export const MobileOverrides = exampleStory(newsPosts, 'mobile-overrides');
