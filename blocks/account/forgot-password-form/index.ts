import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { forgotPasswordFormExamples } from './forgot-password-form.examples.ts';
import { loadReset } from './forgot-password-form.loader.ts';
import { forgotPasswordFormSchema } from './forgot-password-form.schema.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

export const forgotPasswordForm = defineBlock({
  type: 'forgot-password-form',
  version: 1,
  category: 'account',
  icon: 'key-round',
  schema: forgotPasswordFormSchema,
  texts: blockTexts('forgot-password-form'),
  contract: { on: ['forgotPassword'], provides: ['password-reset'] },
  load: loadReset,
  Component: ForgotPasswordForm,
  examples: forgotPasswordFormExamples,
});
