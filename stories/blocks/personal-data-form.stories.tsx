import { personalDataForm } from '#blocks/account/personal-data-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Personal data form', ...blockMeta(personalDataForm) };
export default meta;

export const Typical = exampleStory(personalDataForm, 'typical');
export const Empty = exampleStory(personalDataForm, 'empty');
export const LongText = exampleStory(personalDataForm, 'long-text');
export const MobileOverrides = exampleStory(personalDataForm, 'mobile-overrides');
export const LongWords = exampleStory(personalDataForm, 'long-words');
