import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { testimonialsExamples } from './testimonials.examples.ts';
import { loadTestimonials } from './testimonials.loader.ts';
import { testimonialsSchema } from './testimonials.schema.ts';
import { Testimonials } from './testimonials.tsx';

export const testimonials = defineBlock({
  type: 'testimonials',
  version: 1,
  category: 'social-proof',
  icon: 'messages-square',
  schema: testimonialsSchema,
  texts: blockTexts('testimonials'),
  load: loadTestimonials,
  Component: Testimonials,
  examples: testimonialsExamples,
});
