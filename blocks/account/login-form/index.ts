import { defineBlock } from '#runtime/define-block.ts';
import { loginFormExamples } from './login-form.examples.ts';
import { loadLogin } from './login-form.loader.ts';
import { loginFormSchema } from './login-form.schema.ts';
import { loginFormTexts } from './login-form.texts.ts';
import { LoginForm } from './login-form.tsx';

export const loginForm = defineBlock({
  type: 'login-form',
  version: 1,
  category: 'forms',
  icon: 'log-in',
  schema: loginFormSchema,
  texts: loginFormTexts,
  load: loadLogin,
  Component: LoginForm,
  examples: loginFormExamples,
});
