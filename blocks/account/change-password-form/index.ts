import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { changePasswordFormExamples } from './change-password-form.examples.ts';
import { changePasswordFormSchema } from './change-password-form.schema.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

export const changePasswordForm = defineBlock({
  type: 'change-password-form',
  version: 1,
  category: 'account',
  icon: 'lock-keyhole',
  schema: changePasswordFormSchema,
  texts: blockTexts('change-password-form'),
  contract: { on: ['profile'], provides: ['password-change'], inside: 'password-tab' },
  Component: ChangePasswordForm,
  examples: changePasswordFormExamples,
});
