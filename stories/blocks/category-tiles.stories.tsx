import { categoryTiles } from '#blocks/catalog/category-tiles/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Category tiles', ...blockMeta(categoryTiles) };
export default meta;

export const Typical = exampleStory(categoryTiles, 'typical');
export const Empty = exampleStory(categoryTiles, 'empty');
export const LongText = exampleStory(categoryTiles, 'long-text');
export const MobileOverrides = exampleStory(categoryTiles, 'mobile-overrides');
export const PicturesOnly = exampleStory(categoryTiles, 'pictures-only');
