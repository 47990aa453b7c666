import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { columnsExamples } from './columns.examples.ts';
import { COLUMN_SLOTS, columnsSchema } from './columns.schema.ts';
import { Columns } from './columns.tsx';

export const columns = defineBlock({
  type: 'columns',
  version: 1,
  category: 'layout',
  icon: 'columns-3',
  schema: columnsSchema,
  texts: blockTexts('columns'),
  slots: Object.fromEntries(
    COLUMN_SLOTS.map((name, index) => [name, { when: { field: 'count', atLeast: index + 1 } }]),
  ),
  wraps: 'each',
  Component: Columns,
  examples: columnsExamples,
});
