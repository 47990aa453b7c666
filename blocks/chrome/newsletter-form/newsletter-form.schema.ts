import type { Static } from 'typebox';

import { blockSchema, choiceField, linkField, textareaField, textField } from '#schemas/fields.ts';

/** Words around the form; what is left empty of button, consent and thanks is said by the product. */
export const newsletterFormSchema = blockSchema({
  eyebrow: textField({ maxLength: 60 }),
  title: textField({ maxLength: 90 }),
  text: textareaField({ maxLength: 400 }),
  button: textField({ maxLength: 40 }),
  consent: textareaField({ maxLength: 400 }),
  consentLink: linkField(),
  layout: choiceField(['beside', 'stacked'], 'beside', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
});
export type NewsletterFormValues = Static<typeof newsletterFormSchema>;
