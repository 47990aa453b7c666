import { type Static, Type } from 'typebox';

import { blockSchema, integerField, linkField, textField } from '#schemas/fields.ts';

/** Head of the section, and which posts it shows: the newest, of one category if it is named. */
export const postCarouselSchema = blockSchema({
  eyebrow: textField({ maxLength: 60 }),
  title: textField({ maxLength: 90 }),
  link: linkField(),
  termSlug: Type.String({
    default: '',
    maxLength: 120,
    'x-bag': 'options',
    'x-control': 'text',
    'x-mobile': false,
  }),
  limit: integerField({ minimum: 1, maximum: 20, default: 8 }, { 'x-mobile': false }),
});
export type PostCarouselValues = Static<typeof postCarouselSchema>;
