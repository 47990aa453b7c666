import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { siteFooterExamples } from './site-footer.examples.ts';
import { siteFooterSchema } from './site-footer.schema.ts';
import { SiteFooter } from './site-footer.tsx';

export const siteFooter = defineBlock({
  type: 'site-footer',
  version: 1,
  category: 'chrome',
  icon: 'panel-bottom',
  schema: siteFooterSchema,
  texts: blockTexts('site-footer'),
  slots: {
    newsletter: { allow: ['newsletter-form'], max: 1 },
    brand: { allow: ['logo', 'rich-text'], max: 3 },
    links: { allow: ['footer-links'], max: 1 },
    social: { allow: ['social-links'], max: 1 },
    copyright: { allow: ['copyright', 'rich-text'], max: 2 },
  },
  contract: { on: ['footer'], provides: ['site-footer'], unique: true },
  Component: SiteFooter,
  examples: siteFooterExamples,
});
