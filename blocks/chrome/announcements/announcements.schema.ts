import { type Static, Type } from 'typebox';

import { chromeSchema, integerField, linkField, listField, textField } from '#schemas/fields.ts';

const itemSchema = Type.Object(
  { text: textField({ maxLength: 90 }), link: linkField() },
  { additionalProperties: false },
);

/** Messages that take turns in one line above the header. */
export const announcementsSchema = chromeSchema({
  items: listField(itemSchema, { maxItems: 6, 'x-summary': 'text', 'x-mobile': false }),
  seconds: integerField({ minimum: 4, maximum: 20, default: 6 }, { 'x-mobile': false }),
});
export type AnnouncementsValues = Static<typeof announcementsSchema>;
