import { notFound } from '#blocks/chrome/not-found/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Not found', ...blockMeta(notFound) };
export default meta;

export const Typical = exampleStory(notFound, 'typical');
export const Empty = exampleStory(notFound, 'empty');
export const LongText = exampleStory(notFound, 'long-text');
export const MobileOverrides = exampleStory(notFound, 'mobile-overrides');
export const WaysOnly = exampleStory(notFound, 'ways-only');
