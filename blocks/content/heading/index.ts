import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { headingExamples } from './heading.examples.ts';
import { headingSchema } from './heading.schema.ts';
import { Heading } from './heading.tsx';

export const heading = defineBlock({
  type: 'heading',
  version: 1,
  category: 'text',
  icon: 'heading',
  schema: headingSchema,
  texts: blockTexts('heading'),
  Component: Heading,
  examples: headingExamples,
});
