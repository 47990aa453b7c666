import { copyright } from '#blocks/chrome/copyright/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Copyright', ...blockMeta(copyright) };
export default meta;

export const Typical = exampleStory(copyright, 'typical');
export const Empty = exampleStory(copyright, 'empty');
export const LongText = exampleStory(copyright, 'long-text');
export const MobileOverrides = exampleStory(copyright, 'mobile-overrides');
