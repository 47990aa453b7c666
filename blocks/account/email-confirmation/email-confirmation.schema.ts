import type { Static } from 'typebox';

import { blockSchema, linkField, textField } from '#schemas/fields.ts';

/** Words of the page behind links of mails; an empty text is said by the product. */
export const emailConfirmationSchema = blockSchema(
  {
    confirmedTitle: textField({ maxLength: 90 }),
    askedTitle: textField({ maxLength: 90 }),
    /** Where to go from here; the home page unless another is chosen. */
    link: linkField(),
  },
  { 'x-may-be-empty': true },
);
export type EmailConfirmationValues = Static<typeof emailConfirmationSchema>;
