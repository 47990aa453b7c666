import { uspRow } from '#blocks/content/usp-row/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Usp row', ...blockMeta(uspRow) };
export default meta;

export const Typical = exampleStory(uspRow, 'typical');
export const Empty = exampleStory(uspRow, 'empty');
export const LongText = exampleStory(uspRow, 'long-text');
export const MobileOverrides = exampleStory(uspRow, 'mobile-overrides');
export const OnBrand = exampleStory(uspRow, 'on-brand');
