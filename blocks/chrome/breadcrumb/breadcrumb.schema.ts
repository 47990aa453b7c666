import type { Static } from 'typebox';

import { choiceField, chromeSchema } from '#schemas/fields.ts';

/** How the steps are told apart. They are close to the header: no space of their own. */
export const breadcrumbSchema = chromeSchema({
  separator: choiceField(['chevron', 'slash', 'dot'], 'chevron', {
    'x-group': 'style',
    'x-mobile': false,
  }),
});
export type BreadcrumbValues = Static<typeof breadcrumbSchema>;
