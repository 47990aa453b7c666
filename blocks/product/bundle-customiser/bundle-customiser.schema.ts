import type { Static } from 'typebox';

import { blockSchema, textField } from '#schemas/fields.ts';

/** What is left empty is said by the product. */
export const bundleCustomiserSchema = blockSchema(
  { button: textField({ maxLength: 40 }), title: textField({ maxLength: 90 }) },
  { 'x-may-be-empty': true },
);
export type BundleCustomiserValues = Static<typeof bundleCustomiserSchema>;
