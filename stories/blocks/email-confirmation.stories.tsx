import { emailConfirmation } from '#blocks/account/email-confirmation/index.ts';
import { blockMeta, exampleStory } from '../block-story.tsx';

const meta = { title: 'Blocks/Email confirmation', ...blockMeta(emailConfirmation) };
export default meta;

export const Typical = exampleStory(emailConfirmation, 'typical');
export const Empty = exampleStory(emailConfirmation, 'empty');
export const LongText = exampleStory(emailConfirmation, 'long-text');
export const MobileOverrides = exampleStory(emailConfirmation, 'mobile-overrides');
export const ToConfirm = exampleStory(emailConfirmation, 'to-confirm');
export const Redirect = exampleStory(emailConfirmation, 'redirect');
export const File = exampleStory(emailConfirmation, 'file');
