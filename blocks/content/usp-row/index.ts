import { defineBlock } from '#runtime/define-block.ts';
import { uspRowExamples } from './usp-row.examples.ts';
import { uspRowSchema } from './usp-row.schema.ts';
import { uspRowTexts } from './usp-row.texts.ts';
import { UspRow } from './usp-row.tsx';

export const uspRow = defineBlock({
  type: 'usp-row',
  version: 1,
  category: 'content',
  icon: 'badge-check',
  schema: uspRowSchema,
  texts: uspRowTexts,
  Component: UspRow,
  examples: uspRowExamples,
});
