import { type Static, Type } from 'typebox';

import { blockSchema, choiceField, textareaField, textField } from '#schemas/fields.ts';

/** A product, and what somebody says of it. */
export const productQuoteSchema = blockSchema({
  productId: Type.Optional(
    Type.Integer({ minimum: 1, 'x-bag': 'meta', 'x-control': 'product', 'x-mobile': false }),
  ),
  text: textareaField({ maxLength: 600 }),
  author: textField({ maxLength: 80 }),
  role: textField({ maxLength: 120 }),
  side: choiceField(['start', 'end'], 'start', { 'x-group': 'layout', 'x-mobile': false }),
});
export type ProductQuoteValues = Static<typeof productQuoteSchema>;
