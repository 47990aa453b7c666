import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** An empty title is said by the product. */
export const personalDataFormSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
  },
  { 'x-may-be-empty': true },
);
export type PersonalDataFormValues = Static<typeof personalDataFormSchema>;
