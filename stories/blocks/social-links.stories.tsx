import { socialLinks } from '#blocks/chrome/social-links/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Social links', ...blockMeta(socialLinks) };
export default meta;

export const Typical = exampleStory(socialLinks, 'typical');
export const Empty = exampleStory(socialLinks, 'empty');
export const LongText = exampleStory(socialLinks, 'long-text');
export const MobileOverrides = exampleStory(socialLinks, 'mobile-overrides');
