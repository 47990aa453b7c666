import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { siteHeaderExamples } from './site-header.examples.ts';
import { siteHeaderSchema } from './site-header.schema.ts';
import { SiteHeader } from './site-header.tsx';

export const siteHeader = defineBlock({
  type: 'site-header',
  version: 1,
  category: 'chrome',
  icon: 'panel-top',
  schema: siteHeaderSchema,
  texts: blockTexts('site-header'),
  slots: {
    strip: { allow: ['info-strip', 'announcements'], max: 1 },
    languages: { allow: ['language-switch'], max: 1 },
    popup: { allow: ['free-delivery-popup'], max: 1 },
    login: { allow: ['login-modal'], max: 1 },
    added: { allow: ['add-to-cart-modal'], max: 1 },
    start: { allow: ['logo'], max: 1 },
    nav: { allow: ['main-nav'], max: 1 },
    search: { allow: ['header-search-link'], max: 1 },
    end: { allow: ['account-menu', 'cart-bag'], max: 4 },
  },
  contract: { on: ['header'], provides: ['site-header'], unique: true },
  Component: SiteHeader,
  examples: siteHeaderExamples,
});
