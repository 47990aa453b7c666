import { forgotPasswordForm } from '#blocks/account/forgot-password-form/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Forgot password form', ...blockMeta(forgotPasswordForm) };
export default meta;

export const Typical = exampleStory(forgotPasswordForm, 'typical');
export const Empty = exampleStory(forgotPasswordForm, 'empty');
export const LongText = exampleStory(forgotPasswordForm, 'long-text');
export const MobileOverrides = exampleStory(forgotPasswordForm, 'mobile-overrides');
export const NewPassword = exampleStory(forgotPasswordForm, 'new-password');
