import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { notFoundExamples } from './not-found.examples.ts';
import { notFoundSchema } from './not-found.schema.ts';
import { NotFound } from './not-found.tsx';

export const notFound = defineBlock({
  type: 'not-found',
  version: 1,
  category: 'text',
  icon: 'search-x',
  schema: notFoundSchema,
  texts: blockTexts('not-found'),
  contract: { on: ['notFound'], provides: ['not-found-note'], unique: true },
  Component: NotFound,
  examples: notFoundExamples,
});
