import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** `text` is what is there once delivery is free; empty, the product says it. */
export const freeDeliveryBannerSchema = blockSchema(
  {
    text: textField({ maxLength: 160 }),
  },
  { 'x-may-be-empty': true },
);
export type FreeDeliveryBannerValues = Static<typeof freeDeliveryBannerSchema>;
