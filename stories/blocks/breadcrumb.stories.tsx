import { breadcrumb } from '#blocks/chrome/breadcrumb/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Breadcrumb', ...blockMeta(breadcrumb) };
export default meta;

export const Typical = exampleStory(breadcrumb, 'typical');
export const Empty = exampleStory(breadcrumb, 'empty');
export const LongText = exampleStory(breadcrumb, 'long-text');
export const MobileOverrides = exampleStory(breadcrumb, 'mobile-overrides');
export const PostCategory = exampleStory(breadcrumb, 'post-category');
