import { columns } from '#blocks/content/columns/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Columns', ...blockMeta(columns) };
export default meta;

export const Typical = exampleStory(columns, 'typical');
export const Empty = exampleStory(columns, 'empty');
export const LongText = exampleStory(columns, 'long-text');
export const MobileOverrides = exampleStory(columns, 'mobile-overrides');
