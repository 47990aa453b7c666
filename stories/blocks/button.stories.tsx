import { button } from '#blocks/content/button/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Button', ...blockMeta(button) };
export default meta;

export const Typical = exampleStory(button, 'typical');
export const Empty = exampleStory(button, 'empty');
export const LongText = exampleStory(button, 'long-text');
export const MobileOverrides = exampleStory(button, 'mobile-overrides');
export const TextOnly = exampleStory(button, 'text-only');
