import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** Empty texts are said by the product. */
export const orderSubmitSchema = blockSchema(
  {
    label: textField({ maxLength: 60 }),
  },
  { 'x-may-be-empty': true },
);
export type OrderSubmitValues = Static<typeof orderSubmitSchema>;
