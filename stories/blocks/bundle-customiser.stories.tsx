import { bundleCustomiser } from '#blocks/product/bundle-customiser/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Bundle customiser', ...blockMeta(bundleCustomiser) };
export default meta;

export const Typical = exampleStory(bundleCustomiser, 'typical');
export const Empty = exampleStory(bundleCustomiser, 'empty');
export const LongText = exampleStory(bundleCustomiser, 'long-text');
export const MobileOverrides = exampleStory(bundleCustomiser, 'mobile-overrides');
export const Broken = exampleStory(bundleCustomiser, 'broken');
export const Edited = exampleStory(bundleCustomiser, 'edited');
