import { hero } from '#blocks/content/hero/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Hero', ...blockMeta(hero) };
export default meta;

export const Typical = exampleStory(hero, 'typical');
export const Empty = exampleStory(hero, 'empty');
export const LongText = exampleStory(hero, 'long-text');
export const MobileOverrides = exampleStory(hero, 'mobile-overrides');
export const Panel = exampleStory(hero, 'panel');
export const Split = exampleStory(hero, 'split');
export const Centred = exampleStory(hero, 'centred');
