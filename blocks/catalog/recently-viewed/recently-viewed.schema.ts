import type { Static } from 'typebox';

import { blockSchema, integerField, textField } from '#schemas/fields.ts';

/** What a browser has looked at. An empty title is said by the product. */
export const recentlyViewedSchema = blockSchema(
  {
    title: textField({ maxLength: 90, 'x-default-text': 'title' }),
    limit: integerField({ minimum: 1, maximum: 12, default: 8 }, { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type RecentlyViewedValues = Static<typeof recentlyViewedSchema>;
