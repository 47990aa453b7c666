import { type Static, Type } from 'typebox';

import {
  blockSchema,
  choiceField,
  integerField,
  listField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

/** Products whose reviews one block shows at most. */
const MOST_PRODUCTS = 8;

const itemSchema = Type.Object(
  {
    text: textareaField({ maxLength: 500 }),
    author: textField({ maxLength: 60 }),
    role: textField({ maxLength: 80 }),
    stars: Type.Integer({
      minimum: 0,
      maximum: 5,
      default: 0,
      'x-bag': 'meta',
      'x-control': 'number',
    }),
    media: mediaField({ 'x-mobile': false }),
  },
  { additionalProperties: false },
);

/** What customers say: words that were entered here, and reviews of chosen products as they are stored. */
export const testimonialsSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  items: listField(itemSchema, { maxItems: 24, 'x-summary': 'author' }),
  reviewedProductIds: Type.Array(Type.Integer({ minimum: 1 }), {
    default: [],
    maxItems: MOST_PRODUCTS,
    'x-bag': 'options',
    'x-control': 'product',
    'x-mobile': false,
  }),
  leastStars: integerField(
    { minimum: 1, maximum: 5, default: 4 },
    { 'x-control': 'range', 'x-mobile': false },
  ),
  most: integerField({ minimum: 1, maximum: 24, default: 9 }, { 'x-mobile': false }),
  layout: choiceField(['wall', 'row', 'large'], 'wall', { 'x-group': 'layout', 'x-mobile': false }),
  look: choiceField(['cards', 'plain'], 'cards', { 'x-group': 'style', 'x-mobile': false }),
});
export type TestimonialsValues = Static<typeof testimonialsSchema>;
