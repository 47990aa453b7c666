import { registerForm } from '#blocks/account/register-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Register form', ...blockMeta(registerForm) };
export default meta;

export const Typical = exampleStory(registerForm, 'typical');
export const Empty = exampleStory(registerForm, 'empty');
export const LongText = exampleStory(registerForm, 'long-text');
export const MobileOverrides = exampleStory(registerForm, 'mobile-overrides');
export const ConsentsNotFetched = exampleStory(registerForm, 'consents-not-fetched');
