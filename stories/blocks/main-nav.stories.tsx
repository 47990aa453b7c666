import { mainNav } from '#blocks/chrome/main-nav/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Main nav', ...blockMeta(mainNav) };
export default meta;

export const Typical = exampleStory(mainNav, 'typical');
export const Empty = exampleStory(mainNav, 'empty');
export const LongText = exampleStory(mainNav, 'long-text');
export const MobileOverrides = exampleStory(mainNav, 'mobile-overrides');
export const OneLevel = exampleStory(mainNav, 'one-level');
