import { logo } from '#blocks/chrome/logo/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Logo', ...blockMeta(logo) };
export default meta;

export const Typical = exampleStory(logo, 'typical');
export const Empty = exampleStory(logo, 'empty');
export const LongText = exampleStory(logo, 'long-text');
export const MobileOverrides = exampleStory(logo, 'mobile-overrides');
export const OnDark = exampleStory(logo, 'on-dark');
