import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { mainNavExamples } from './main-nav.examples.ts';
import { loadMainNav } from './main-nav.loader.ts';
import { mainNavSchema } from './main-nav.schema.ts';
import { MainNav } from './main-nav.tsx';

export const mainNav = defineBlock({
  type: 'main-nav',
  version: 1,
  category: 'chrome',
  icon: 'menu',
  schema: mainNavSchema,
  texts: blockTexts('main-nav'),
  load: loadMainNav,
  Component: MainNav,
  examples: mainNavExamples,
});
