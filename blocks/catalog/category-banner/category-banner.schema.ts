import type { Static } from 'typebox';
import { blockSchema, choiceField, toggleField } from '#schemas/fields.ts';

/** G-068: with picture and description, or the name alone. */
export const categoryBannerSchema = blockSchema({
  variant: choiceField(['banner', 'plain'], 'banner', { 'x-mobile': false }),
  height: choiceField(['s', 'm', 'l'], 'm', {
    'x-group': 'layout',
    'x-when': { field: 'variant', in: ['banner'] },
    'x-mobile': false,
  }),
  showDescription: toggleField(true, { 'x-mobile': false }),
});
export type CategoryBannerValues = Static<typeof categoryBannerSchema>;
