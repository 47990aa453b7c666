import { defineBlock } from '#runtime/define-block.ts';
import { forgotPasswordFormExamples } from './forgot-password-form.examples.ts';
import { loadReset } from './forgot-password-form.loader.ts';
import { forgotPasswordFormSchema } from './forgot-password-form.schema.ts';
import { forgotPasswordFormTexts } from './forgot-password-form.texts.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

export const forgotPasswordForm = defineBlock({
  type: 'forgot-password-form',
  version: 1,
  category: 'forms',
  icon: 'key-round',
  schema: forgotPasswordFormSchema,
  texts: forgotPasswordFormTexts,
  load: loadReset,
  Component: ForgotPasswordForm,
  examples: forgotPasswordFormExamples,
});
