import { type Static, Type } from 'typebox';

import { blockSchema, choiceField, listField, textareaField, textField } from '#schemas/fields.ts';

const stepSchema = Type.Object(
  {
    title: textField({ maxLength: 120 }),
    text: textareaField({ maxLength: 500 }),
    time: choiceField(['any', 'morning', 'evening'], 'any', { 'x-bag': 'meta' }),
    duration: textField({ maxLength: 40 }),
    productId: Type.Optional(Type.Integer({ minimum: 1, 'x-bag': 'meta', 'x-control': 'product' })),
  },
  { additionalProperties: false },
);

/** What is done one after another, when and for how long, each step with the product that it takes. */
export const routineStepsSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  steps: listField(stepSchema, { maxItems: 8, 'x-summary': 'title' }),
  layout: choiceField(['list', 'cards'], 'list', { 'x-group': 'layout', 'x-mobile': false }),
});
export type RoutineStepsValues = Static<typeof routineStepsSchema>;
