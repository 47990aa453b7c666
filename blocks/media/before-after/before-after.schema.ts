import type { Static } from 'typebox';

import { blockSchema, choiceField, integerField, mediaField, textField } from '#schemas/fields.ts';

/** Two pictures of one thing, drawn apart by a handle. */
export const beforeAfterSchema = blockSchema({
  before: mediaField({ 'x-mobile': false }),
  beforeLabel: textField({ maxLength: 40, 'x-default-text': 'before' }),
  after: mediaField({ 'x-mobile': false }),
  afterLabel: textField({ maxLength: 40, 'x-default-text': 'after' }),
  caption: textField({ maxLength: 200 }),
  ratio: choiceField(['1 / 1', '4 / 3', '3 / 2', '16 / 9'], '3 / 2', {
    'x-group': 'layout',
    'x-mobile': 'css',
    'x-css': '--ratio',
  }),
  width: choiceField(['measure', 'page', 'full'], 'page', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
  start: integerField(
    { minimum: 5, maximum: 95, default: 50 },
    { 'x-control': 'range', 'x-group': 'layout', 'x-mobile': false },
  ),
});
export type BeforeAfterValues = Static<typeof beforeAfterSchema>;
