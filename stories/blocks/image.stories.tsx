import { image } from '#blocks/content/image/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Image', ...blockMeta(image) };
export default meta;

export const Typical = exampleStory(image, 'typical');
export const Empty = exampleStory(image, 'empty');
export const LongText = exampleStory(image, 'long-text');
export const MobileOverrides = exampleStory(image, 'mobile-overrides');
