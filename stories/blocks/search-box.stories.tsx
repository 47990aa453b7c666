import { searchBox } from '#blocks/catalog/search-box/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Search box', ...blockMeta(searchBox) };
export default meta;

export const Typical = exampleStory(searchBox, 'typical');
export const Empty = exampleStory(searchBox, 'empty');
export const LongText = exampleStory(searchBox, 'long-text');
export const MobileOverrides = exampleStory(searchBox, 'mobile-overrides');
