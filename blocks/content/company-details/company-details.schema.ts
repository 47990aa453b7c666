import type { Static } from 'typebox';

import { blockSchema, choiceField, textField } from '#schemas/fields.ts';

/** Who sells comes from the site's settings, so that the block says something without any content. */
export const companyDetailsSchema = blockSchema(
  {
    title: textField(),
    facts: choiceField(['all', 'contact'], 'all', { 'x-mobile': false }),
  },
  { 'x-may-be-empty': true },
);
export type CompanyDetailsValues = Static<typeof companyDetailsSchema>;
