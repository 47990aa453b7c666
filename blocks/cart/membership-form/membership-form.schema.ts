import type { Static } from 'typebox';

import { blockSchema, textareaField, textField } from '#schemas/fields.ts';

/** What is empty is said by the product. */
export const membershipFormSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    text: textareaField({ maxLength: 300 }),
  },
  { 'x-may-be-empty': true },
);
export type MembershipFormValues = Static<typeof membershipFormSchema>;
