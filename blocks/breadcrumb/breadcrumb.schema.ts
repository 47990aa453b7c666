import type { Static } from 'typebox';

import { blockSchema, choiceField } from '#schemas/fields.ts';

/** How the steps are told apart, and how much air stands around them. */
export const breadcrumbSchema = blockSchema({
  separator: choiceField(['chevron', 'slash', 'dot'], 'chevron', {
    'x-group': 'style',
    'x-mobile': false,
  }),
  space: choiceField(['none', 's', 'm', 'l'], 's', { 'x-group': 'layout', 'x-mobile': 'css' }),
});
export type BreadcrumbValues = Static<typeof breadcrumbSchema>;
