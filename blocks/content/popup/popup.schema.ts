import type { Static } from 'typebox';

import { blockSchema, choiceField, integerField, textField } from '#schemas/fields.ts';

const LAYOUT = { 'x-group': 'layout', 'x-mobile': false } as const;

/** A window with other blocks in it, which opens by itself: when, and how often for one visitor. */
export const popupSchema = blockSchema({
  name: textField({ maxLength: 80, 'x-mobile': false, 'x-default-text': 'name' }),
  rule: choiceField(['delay', 'leave', 'return'], 'delay', { 'x-mobile': false }),
  delay: integerField(
    { minimum: 0, maximum: 600, default: 20 },
    { 'x-mobile': false, 'x-when': { field: 'rule', in: ['delay'] } },
  ),
  every: choiceField(['session', 'days'], 'days', { 'x-mobile': false }),
  days: integerField(
    { minimum: 1, maximum: 365, default: 30 },
    { 'x-mobile': false, 'x-when': { field: 'every', in: ['days'] } },
  ),
  size: choiceField(['s', 'm', 'l'], 'm', LAYOUT),
  space: choiceField(['none', 's', 'm', 'l'], 'none', { 'x-group': 'layout', 'x-mobile': 'css' }),
});
export type PopupValues = Static<typeof popupSchema>;
