import { type Static, Type } from 'typebox';

import { blockSchema, choiceField, linkField, mediaField, textField } from '#schemas/fields.ts';

/** A day of the period that the banner names; when the banner itself shows is the node's schedule. */
function dayField() {
  return Type.Optional(
    Type.String({
      format: 'date-time',
      maxLength: 40,
      'x-bag': 'meta',
      'x-control': 'datetime',
      'x-mobile': false,
    }),
  );
}

/** A coloured strip with one message, its period in words, and a link. */
export const bannerSchema = blockSchema({
  media: mediaField(),
  title: textField({ maxLength: 90 }),
  text: textField({ maxLength: 200 }),
  link: linkField(),
  from: dayField(),
  until: dayField(),
  tone: choiceField(['deep', 'tint', 'sand', 'sale'], 'deep', {
    'x-group': 'style',
    'x-mobile': false,
  }),
  space: choiceField(['none', 's', 'm', 'l'], 'none', { 'x-group': 'layout' }),
});
export type BannerValues = Static<typeof bannerSchema>;
