import { siteHeader } from '#blocks/chrome/site-header/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Site header', ...blockMeta(siteHeader) };
export default meta;

export const Typical = exampleStory(siteHeader, 'typical');
export const Empty = exampleStory(siteHeader, 'empty');
export const LongText = exampleStory(siteHeader, 'long-text');
export const MobileOverrides = exampleStory(siteHeader, 'mobile-overrides');
export const Stacked = exampleStory(siteHeader, 'stacked');
