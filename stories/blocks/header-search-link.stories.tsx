import { headerSearchLink } from '#blocks/chrome/header-search-link/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Header search link', ...blockMeta(headerSearchLink) };
export default meta;

export const Typical = exampleStory(headerSearchLink, 'typical');
export const Empty = exampleStory(headerSearchLink, 'empty');
export const LongText = exampleStory(headerSearchLink, 'long-text');
export const MobileOverrides = exampleStory(headerSearchLink, 'mobile-overrides');
