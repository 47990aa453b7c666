import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** A slot for each part of the profile, in the order of the tabs (PROF-01). */
export const PROFILE_SLOTS = ['personal', 'orders', 'wishlist', 'password'] as const;

/** Labels of the tabs; an empty one is said by the product. */
export const profileTabsSchema = blockSchema(
  {
    title: textField({ maxLength: 90 }),
    personal: textField({ maxLength: 40 }),
    orders: textField({ maxLength: 40 }),
    wishlist: textField({ maxLength: 40 }),
    password: textField({ maxLength: 40 }),
  },
  { 'x-may-be-empty': true },
);
export type ProfileTabsValues = Static<typeof profileTabsSchema>;
