import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { headerSearchLinkExamples } from './header-search-link.examples.ts';
import { headerSearchLinkSchema } from './header-search-link.schema.ts';
import { HeaderSearchLink } from './header-search-link.tsx';

export const headerSearchLink = defineBlock({
  type: 'header-search-link',
  version: 1,
  category: 'chrome',
  icon: 'search',
  schema: headerSearchLinkSchema,
  texts: blockTexts('header-search-link'),
  Component: HeaderSearchLink,
  examples: headerSearchLinkExamples,
});
