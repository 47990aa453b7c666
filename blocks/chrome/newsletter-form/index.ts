import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { newsletterFormExamples } from './newsletter-form.examples.ts';
import { newsletterFormSchema } from './newsletter-form.schema.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export const newsletterForm = defineBlock({
  type: 'newsletter-form',
  version: 1,
  category: 'forms',
  icon: 'mail',
  schema: newsletterFormSchema,
  texts: blockTexts('newsletter-form'),
  Component: NewsletterForm,
  examples: newsletterFormExamples,
});
