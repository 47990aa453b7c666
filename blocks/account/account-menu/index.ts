import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { accountMenuExamples } from './account-menu.examples.ts';
import { accountMenuSchema } from './account-menu.schema.ts';
import { AccountMenu } from './account-menu.tsx';

export const accountMenu = defineBlock({
  type: 'account-menu',
  version: 1,
  category: 'chrome',
  icon: 'circle-user-round',
  schema: accountMenuSchema,
  texts: blockTexts('account-menu'),
  Component: AccountMenu,
  examples: accountMenuExamples,
});
