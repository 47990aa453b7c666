import { blogCategoryStrip } from '#blocks/blog/blog-category-strip/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Blog category strip', ...blockMeta(blogCategoryStrip) };
export default meta;

export const Typical = exampleStory(blogCategoryStrip, 'typical');
export const Empty = exampleStory(blogCategoryStrip, 'empty');
export const LongText = exampleStory(blogCategoryStrip, 'long-text');
export const MobileOverrides = exampleStory(blogCategoryStrip, 'mobile-overrides');
