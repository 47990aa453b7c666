import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { contactFormExamples } from './contact-form.examples.ts';
import { loadContactForm } from './contact-form.loader.ts';
import { contactFormSchema } from './contact-form.schema.ts';
import { ContactForm } from './contact-form.tsx';

export const contactForm = defineBlock({
  type: 'contact-form',
  version: 1,
  category: 'forms',
  icon: 'message-square',
  schema: contactFormSchema,
  texts: blockTexts('contact-form'),
  load: loadContactForm,
  Component: ContactForm,
  examples: contactFormExamples,
});
