import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { socialLoginViewExamples } from './social-login-view.examples.ts';
import { socialLoginViewSchema } from './social-login-view.schema.ts';
import { SocialLoginView } from './social-login-view.tsx';

export const socialLoginView = defineBlock({
  type: 'social-login-view',
  version: 1,
  category: 'account',
  icon: 'log-in',
  schema: socialLoginViewSchema,
  texts: blockTexts('social-login-view'),
  contract: { on: ['socialLogin'], provides: ['social-login'] },
  Component: SocialLoginView,
  examples: socialLoginViewExamples,
});
