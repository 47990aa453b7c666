import type { Static } from 'typebox';

import { blockSchema, choiceField, chromeFields } from '#schemas/fields.ts';

/** How the steps are told apart. They are close to the header: no space of their own. */
export const breadcrumbSchema = blockSchema({
  separator: choiceField(['chevron', 'slash', 'dot'], 'chevron', {
    'x-group': 'style',
    'x-mobile': false,
  }),
  ...chromeFields,
});
export type BreadcrumbValues = Static<typeof breadcrumbSchema>;
