import { richText } from '#blocks/content/rich-text/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Rich text', ...blockMeta(richText) };
export default meta;

export const Typical = exampleStory(richText, 'typical');
export const Empty = exampleStory(richText, 'empty');
export const LongText = exampleStory(richText, 'long-text');
export const MobileOverrides = exampleStory(richText, 'mobile-overrides');
