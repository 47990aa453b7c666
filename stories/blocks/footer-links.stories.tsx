import { footerLinks } from '#blocks/chrome/footer-links/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Footer links', ...blockMeta(footerLinks) };
export default meta;

export const Typical = exampleStory(footerLinks, 'typical');
export const Empty = exampleStory(footerLinks, 'empty');
export const LongText = exampleStory(footerLinks, 'long-text');
export const MobileOverrides = exampleStory(footerLinks, 'mobile-overrides');
export const FromNavigation = exampleStory(footerLinks, 'from-navigation');
