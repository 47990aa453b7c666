import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { beforeAfterExamples } from './before-after.examples.ts';
import { beforeAfterSchema } from './before-after.schema.ts';
import { BeforeAfter } from './before-after.tsx';

export const beforeAfter = defineBlock({
  type: 'before-after',
  version: 1,
  category: 'media',
  icon: 'move-horizontal',
  schema: beforeAfterSchema,
  texts: blockTexts('before-after'),
  Component: BeforeAfter,
  examples: beforeAfterExamples,
});
