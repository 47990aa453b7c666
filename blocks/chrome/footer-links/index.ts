import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { footerLinksExamples } from './footer-links.examples.ts';
import { loadFooterLinks } from './footer-links.loader.ts';
import { footerLinksSchema } from './footer-links.schema.ts';
import { FooterLinks } from './footer-links.tsx';

export const footerLinks = defineBlock({
  type: 'footer-links',
  version: 1,
  category: 'chrome',
  icon: 'columns-4',
  schema: footerLinksSchema,
  texts: blockTexts('footer-links'),
  load: loadFooterLinks,
  Component: FooterLinks,
  examples: footerLinksExamples,
});
