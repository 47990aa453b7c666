import { type Static, Type } from 'typebox';
import { MAX_PICKED } from '#domain/constants.ts';

import { blockSchema, choiceField, integerField, linkField, textField } from '#schemas/fields.ts';

/** Orders of a product list as `order:param` (LIST-11, G-065). */
const SORTS = [
  'desc:id',
  'asc:id',
  'asc:finalPrice',
  'desc:finalPrice',
  'asc:name',
  'desc:name',
  'asc:categoryPriority',
  'desc:categoryPriority',
] as const;

const whenDynamic = {
  'x-when': { field: 'filterMode', in: ['dynamic'] },
  'x-mobile': false,
} as const;
const whenSpecific = {
  'x-when': { field: 'filterMode', in: ['specific'] },
  'x-mobile': false,
} as const;

function recordField(control: 'tag' | 'category') {
  return Type.Optional(
    Type.Integer({ minimum: 1, 'x-bag': 'options', 'x-control': control, ...whenDynamic }),
  );
}

/** Head of the section, and which products it shows (ADMIN-08). */
export const productCarouselSchema = blockSchema({
  eyebrow: textField({ maxLength: 60 }),
  title: textField({ maxLength: 90 }),
  link: linkField(),
  filterMode: choiceField(['dynamic', 'specific', 'related', 'wishlist'], 'dynamic', {
    'x-mobile': false,
  }),
  selectedProductIds: Type.Array(Type.Integer({ minimum: 1 }), {
    default: [],
    maxItems: MAX_PICKED,
    'x-bag': 'options',
    'x-control': 'product',
    ...whenSpecific,
  }),
  categoryId: recordField('category'),
  tagId: recordField('tag'),
  typeFilter: choiceField(['', 'product', 'service'], '', whenDynamic),
  sort: choiceField(SORTS, 'desc:id', whenDynamic),
  limit: integerField(
    { minimum: 1, maximum: MAX_PICKED, default: 10 },
    {
      'x-when': { field: 'filterMode', in: ['dynamic', 'related', 'wishlist'] },
      'x-mobile': false,
    },
  ),
});
export type ProductCarouselValues = Static<typeof productCarouselSchema>;
