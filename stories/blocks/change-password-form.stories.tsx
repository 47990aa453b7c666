import { changePasswordForm } from '#blocks/account/change-password-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Change password form', ...blockMeta(changePasswordForm) };
export default meta;

export const Typical = exampleStory(changePasswordForm, 'typical');
export const Empty = exampleStory(changePasswordForm, 'empty');
export const LongText = exampleStory(changePasswordForm, 'long-text');
export const MobileOverrides = exampleStory(changePasswordForm, 'mobile-overrides');
