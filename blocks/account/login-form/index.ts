import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { loginFormExamples } from './login-form.examples.ts';
import { loadLogin } from './login-form.loader.ts';
import { loginFormSchema } from './login-form.schema.ts';
import { LoginForm } from './login-form.tsx';

export const loginForm = defineBlock({
  type: 'login-form',
  version: 1,
  category: 'account',
  icon: 'log-in',
  schema: loginFormSchema,
  texts: blockTexts('login-form'),
  contract: { provides: ['login-form'] },
  load: loadLogin,
  Component: LoginForm,
  examples: loginFormExamples,
});
