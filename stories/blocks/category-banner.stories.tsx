import { categoryBanner } from '#blocks/catalog/category-banner/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Category banner', ...blockMeta(categoryBanner) };
export default meta;

export const Typical = exampleStory(categoryBanner, 'typical');
export const Empty = exampleStory(categoryBanner, 'empty');
export const LongText = exampleStory(categoryBanner, 'long-text');
export const MobileOverrides = exampleStory(categoryBanner, 'mobile-overrides');
export const Plain = exampleStory(categoryBanner, 'plain');
export const WithoutPicture = exampleStory(categoryBanner, 'without-picture');
