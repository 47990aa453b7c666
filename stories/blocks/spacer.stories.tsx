import { spacer } from '#blocks/content/spacer/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Spacer', ...blockMeta(spacer) };
export default meta;

export const Typical = exampleStory(spacer, 'typical');
export const Empty = exampleStory(spacer, 'empty');
export const LongText = exampleStory(spacer, 'long-text');
export const MobileOverrides = exampleStory(spacer, 'mobile-overrides');
