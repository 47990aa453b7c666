import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { registerFormExamples } from './register-form.examples.ts';
import { loadRegister } from './register-form.loader.ts';
import { registerFormSchema } from './register-form.schema.ts';
import { RegisterForm } from './register-form.tsx';

export const registerForm = defineBlock({
  type: 'register-form',
  version: 1,
  category: 'account',
  icon: 'user-round-plus',
  schema: registerFormSchema,
  texts: blockTexts('register-form'),
  contract: { provides: ['registration-form'] },
  load: loadRegister,
  Component: RegisterForm,
  examples: registerFormExamples,
});
