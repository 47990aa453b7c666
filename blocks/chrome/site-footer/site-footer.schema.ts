import type { Static } from 'typebox';

import { choiceField, chromeSchema, textareaField, toggleField } from '#schemas/fields.ts';

export const siteFooterSchema = chromeSchema({
  about: textareaField({ maxLength: 400 }),
  cookieSettings: toggleField(true, { 'x-mobile': false }),
  order: choiceField(['newsletter-first', 'links-first'], 'newsletter-first', {
    'x-group': 'layout',
    'x-mobile': false,
  }),
});
export type SiteFooterValues = Static<typeof siteFooterSchema>;
