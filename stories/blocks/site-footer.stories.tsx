import { siteFooter } from '#blocks/chrome/site-footer/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Site footer', ...blockMeta(siteFooter) };
export default meta;

export const Typical = exampleStory(siteFooter, 'typical');
export const Empty = exampleStory(siteFooter, 'empty');
export const LongText = exampleStory(siteFooter, 'long-text');
export const MobileOverrides = exampleStory(siteFooter, 'mobile-overrides');
export const LinksFirst = exampleStory(siteFooter, 'links-first');
