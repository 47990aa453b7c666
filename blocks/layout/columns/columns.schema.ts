import type { Static } from 'typebox';

import { blockSchema, choiceField, integerField } from '#schemas/fields.ts';

/**
 * Slots of the columns in reading order. Nodes in columns beyond `count` are kept and come back
 * with their column.
 */
export const COLUMN_SLOTS = ['col1', 'col2', 'col3', 'col4', 'col5', 'col6'] as const;

/** One to six columns; below the breakpoint they are under one another unless told otherwise. */
export const columnsSchema = blockSchema({
  count: integerField(
    { minimum: 1, maximum: 6, default: 2 },
    { 'x-mobile': false, 'x-css': '--tracks' },
  ),
  ratio: choiceField(['equal', '1-2', '2-1', '2-3', '3-2'], 'equal', {
    'x-group': 'layout',
    'x-mobile': false,
    'x-when': { field: 'count', in: [2] },
  }),
  gap: choiceField(['none', 's', 'm', 'l'], 'm', { 'x-group': 'layout', 'x-mobile': false }),
  align: choiceField(['start', 'center', 'end', 'stretch'], 'start', {
    'x-group': 'layout',
    'x-mobile': false,
    'x-css': '--align',
  }),
  width: choiceField(['page', 'full'], 'page', { 'x-group': 'layout', 'x-mobile': false }),
  stack: choiceField(['page', 'reverse', 'two', 'never'], 'page', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
});
export type ColumnsValues = Static<typeof columnsSchema>;
