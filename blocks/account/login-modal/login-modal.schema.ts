import type { Static } from 'typebox';

import { chromeSchema, textField } from '#schemas/fields.ts';

/** Words of the login that opens before the checkout; an empty text is said by the product. */
export const loginModalSchema = chromeSchema(
  {
    title: textField({ maxLength: 90 }),
    newTitle: textField({ maxLength: 90 }),
    newText: textField({ maxLength: 200 }),
  },
  { 'x-may-be-empty': true },
);
export type LoginModalValues = Static<typeof loginModalSchema>;
