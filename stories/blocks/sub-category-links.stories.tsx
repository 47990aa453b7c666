import { subCategoryLinks } from '#blocks/catalog/sub-category-links/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Sub category links', ...blockMeta(subCategoryLinks) };
export default meta;

export const Typical = exampleStory(subCategoryLinks, 'typical');
export const Empty = exampleStory(subCategoryLinks, 'empty');
export const LongText = exampleStory(subCategoryLinks, 'long-text');
export const MobileOverrides = exampleStory(subCategoryLinks, 'mobile-overrides');
export const Plain = exampleStory(subCategoryLinks, 'plain');
