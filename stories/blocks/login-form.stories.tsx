import { loginForm } from '#blocks/account/login-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Login form', ...blockMeta(loginForm) };
export default meta;

export const Typical = exampleStory(loginForm, 'typical');
export const Empty = exampleStory(loginForm, 'empty');
export const LongText = exampleStory(loginForm, 'long-text');
export const MobileOverrides = exampleStory(loginForm, 'mobile-overrides');
