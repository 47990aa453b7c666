import type { Static } from 'typebox';

import { blockSchema, choiceField } from '#schemas/fields.ts';

/** How the categories are placed in their row. */
export const blogCategoryStripSchema = blockSchema({
  align: choiceField(['start', 'center'], 'start', { 'x-group': 'layout', 'x-mobile': false }),
});
export type BlogCategoryStripValues = Static<typeof blogCategoryStripSchema>;
