import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { tableExamples } from './table.examples.ts';
import { tableSchema } from './table.schema.ts';
import { TableBlock } from './table.tsx';

export const table = defineBlock({
  type: 'table',
  version: 1,
  category: 'text',
  icon: 'table',
  schema: tableSchema,
  texts: blockTexts('table'),
  Component: TableBlock,
  examples: tableExamples,
});
