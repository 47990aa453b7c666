import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { loginModalExamples } from './login-modal.examples.ts';
import { loadLoginModal } from './login-modal.loader.ts';
import { loginModalSchema } from './login-modal.schema.ts';
import { LoginModal } from './login-modal.tsx';

export const loginModal = defineBlock({
  type: 'login-modal',
  version: 1,
  category: 'chrome',
  icon: 'key-round',
  schema: loginModalSchema,
  texts: blockTexts('login-modal'),
  contract: { unique: true },
  load: loadLoginModal,
  window: true,
  Component: LoginModal,
  examples: loginModalExamples,
});
