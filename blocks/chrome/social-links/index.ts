import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { socialLinksExamples } from './social-links.examples.ts';
import { socialLinksSchema } from './social-links.schema.ts';
import { SocialLinks } from './social-links.tsx';

export const socialLinks = defineBlock({
  type: 'social-links',
  version: 1,
  category: 'chrome',
  icon: 'share-2',
  schema: socialLinksSchema,
  texts: blockTexts('social-links'),
  Component: SocialLinks,
  examples: socialLinksExamples,
});
