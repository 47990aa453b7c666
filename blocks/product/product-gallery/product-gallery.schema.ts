import type { Static } from 'typebox';

import { blockSchema, choiceField, toggleField } from '#schemas/fields.ts';

/** Shape of the pictures, how they are placed on wide pages, and whether they can be enlarged. */
export const productGallerySchema = blockSchema({
  ratio: choiceField(['1 / 1', '4 / 5', '3 / 4'], '1 / 1', {
    'x-group': 'layout',
    'x-mobile': false,
    'x-css': '--gallery-ratio',
  }),
  layout: choiceField(['grid', 'strip'], 'grid', { 'x-group': 'layout', 'x-mobile': false }),
  zoom: toggleField(true, { 'x-mobile': false }),
});
export type ProductGalleryValues = Static<typeof productGallerySchema>;
