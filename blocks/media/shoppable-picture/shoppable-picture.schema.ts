import { type Static, Type } from 'typebox';

import {
  blockSchema,
  integerField,
  listField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

/** Products that one picture can show without its numbers lying on each other. */
const MAX_PLACES = 12;
const percent = (initial: number) =>
  integerField(
    { minimum: 0, maximum: 100, default: initial },
    { 'x-bag': 'meta', 'x-control': 'range' },
  );

const placeSchema = Type.Object(
  {
    productId: Type.Optional(Type.Integer({ minimum: 1, 'x-bag': 'meta', 'x-control': 'product' })),
    x: percent(50),
    y: percent(50),
  },
  { additionalProperties: false },
);

/** A picture with products in it: a number at each, and the same products with price and button below. */
export const shoppablePictureSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  media: mediaField(),
  places: listField(placeSchema, { maxItems: MAX_PLACES, 'x-i18n': false }),
});
export type ShoppablePictureValues = Static<typeof shoppablePictureSchema>;
