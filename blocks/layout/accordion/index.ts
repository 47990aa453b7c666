import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { accordionExamples } from './accordion.examples.ts';
import { accordionSchema } from './accordion.schema.ts';
import { Accordion } from './accordion.tsx';

export const accordion = defineBlock({
  type: 'accordion',
  version: 1,
  category: 'text',
  icon: 'list-collapse',
  schema: accordionSchema,
  texts: blockTexts('accordion'),
  questions: ({ items, searchable }) => (searchable ? items : []),
  Component: Accordion,
  examples: accordionExamples,
});
