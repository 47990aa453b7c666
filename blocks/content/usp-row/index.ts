import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { uspRowExamples } from './usp-row.examples.ts';
import { uspRowSchema } from './usp-row.schema.ts';
import { UspRow } from './usp-row.tsx';

export const uspRow = defineBlock({
  type: 'usp-row',
  version: 1,
  category: 'social-proof',
  icon: 'badge-check',
  schema: uspRowSchema,
  texts: blockTexts('usp-row'),
  Component: UspRow,
  examples: uspRowExamples,
});
