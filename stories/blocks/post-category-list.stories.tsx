import { postCategoryList } from '#blocks/blog/post-category-list/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Post category list', ...blockMeta(postCategoryList) };
export default meta;

export const Typical = exampleStory(postCategoryList, 'typical');
export const Empty = exampleStory(postCategoryList, 'empty');
export const LongText = exampleStory(postCategoryList, 'long-text');
export const MobileOverrides = exampleStory(postCategoryList, 'mobile-overrides');
export const WithoutPosts = exampleStory(postCategoryList, 'without-posts');
export const UnknownCategory = exampleStory(postCategoryList, 'unknown-category');
