import { filterSidebar } from '#blocks/catalog/filter-sidebar/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Filter sidebar', ...blockMeta(filterSidebar) };
export default meta;

export const Typical = exampleStory(filterSidebar, 'typical');
export const Empty = exampleStory(filterSidebar, 'empty');
export const LongText = exampleStory(filterSidebar, 'long-text');
export const MobileOverrides = exampleStory(filterSidebar, 'mobile-overrides');
export const Dates = exampleStory(filterSidebar, 'dates');
