import { heading } from '#blocks/content/heading/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Heading', ...blockMeta(heading) };
export default meta;

export const Typical = exampleStory(heading, 'typical');
export const Empty = exampleStory(heading, 'empty');
export const LongText = exampleStory(heading, 'long-text');
export const MobileOverrides = exampleStory(heading, 'mobile-overrides');
