import type { Static } from 'typebox';

import { blockSchema, choiceField, textField, toggleField } from '#schemas/fields.ts';

/** Head of the list, and how it looks; what is in it follows from the bundle of the page. */
export const bundleContentsSchema = blockSchema(
  {
    title: textField({ maxLength: 90, 'x-default-text': 'title' }),
    showSaving: toggleField(true, { 'x-mobile': false }),
    layout: choiceField(['list', 'cards'], 'list', { 'x-group': 'layout', 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type BundleContentsValues = Static<typeof bundleContentsSchema>;
