import { banner } from '#blocks/content/banner/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Banner', ...blockMeta(banner) };
export default meta;

export const Typical = exampleStory(banner, 'typical');
export const Empty = exampleStory(banner, 'empty');
export const LongText = exampleStory(banner, 'long-text');
export const MobileOverrides = exampleStory(banner, 'mobile-overrides');
export const Sale = exampleStory(banner, 'sale');
