import { defineBlock } from '#runtime/define-block.ts';
import { mainNavExamples } from './main-nav.examples.ts';
import { loadMainNav } from './main-nav.loader.ts';
import { mainNavSchema } from './main-nav.schema.ts';
import { mainNavTexts } from './main-nav.texts.ts';
import { MainNav } from './main-nav.tsx';

export const mainNav = defineBlock({
  type: 'main-nav',
  version: 1,
  category: 'chrome',
  icon: 'menu',
  schema: mainNavSchema,
  texts: mainNavTexts,
  load: loadMainNav,
  Component: MainNav,
  examples: mainNavExamples,
});
