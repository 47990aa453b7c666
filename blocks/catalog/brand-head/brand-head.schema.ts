import type { Static } from 'typebox';

import {
  blockSchema,
  choiceField,
  linkField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

/** The head of a page about one brand. Products are found by its name, as the panel writes it. */
export const brandHeadSchema = blockSchema({
  brand: textField({ maxLength: 80, 'x-i18n': false, 'x-mobile': false }),
  eyebrow: textField({ maxLength: 60 }),
  text: textareaField({ maxLength: 700 }),
  media: mediaField(),
  logo: mediaField({ 'x-mobile': false }),
  link: linkField(),
  layout: choiceField(['beside', 'cover'], 'beside', { 'x-group': 'layout', 'x-mobile': false }),
  level: choiceField(['h1', 'h2'], 'h1', { 'x-group': 'advanced', 'x-mobile': false }),
});
export type BrandHeadValues = Static<typeof brandHeadSchema>;
