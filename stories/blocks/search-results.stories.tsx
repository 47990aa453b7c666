import { searchResults } from '#blocks/catalog/search-results/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Search results', ...blockMeta(searchResults) };
export default meta;

export const Typical = exampleStory(searchResults, 'typical');
export const Empty = exampleStory(searchResults, 'empty');
export const LongText = exampleStory(searchResults, 'long-text');
export const MobileOverrides = exampleStory(searchResults, 'mobile-overrides');
export const NothingFound = exampleStory(searchResults, 'nothing-found');
export const BeforeASearch = exampleStory(searchResults, 'before-a-search');
