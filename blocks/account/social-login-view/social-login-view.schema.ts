import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** What is on the page that login providers send people back to; empty is said by the product. */
export const socialLoginViewSchema = blockSchema(
  { text: textField({ maxLength: 160 }) },
  { 'x-may-be-empty': true },
);
export type SocialLoginViewValues = Static<typeof socialLoginViewSchema>;
