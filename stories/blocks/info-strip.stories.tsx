import { infoStrip } from '#blocks/content/info-strip/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Info strip', ...blockMeta(infoStrip) };
export default meta;

export const Typical = exampleStory(infoStrip, 'typical');
export const Empty = exampleStory(infoStrip, 'empty');
export const LongText = exampleStory(infoStrip, 'long-text');
export const MobileOverrides = exampleStory(infoStrip, 'mobile-overrides');
export const WithPicture = exampleStory(infoStrip, 'with-picture');
