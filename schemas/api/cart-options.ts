import { type Static, Type } from 'typebox';
import { rowIdSchema } from '#schemas/primitives.ts';

/** What a text or a choice of a line may be long; the option itself may allow less. */
const MAX_TEXT = 500;

/** What a shopper chose or wrote for one custom option: its text, its number, or the sku of a choice. */
const personalizationSchema = Type.Object(
  {
    id: rowIdSchema,
    value: Type.Union([
      Type.String({ maxLength: MAX_TEXT }),
      Type.Number(),
      Type.Boolean(),
      Type.Array(Type.String({ maxLength: 80 }), { maxItems: 20 }),
    ]),
  },
  { additionalProperties: false },
);
const personalizationsSchema = Type.Array(personalizationSchema, { maxItems: 20 });

/** The choices for one member of a bundle; `variant` of a configurable member (BUND-03). */
const bundleOptionSchema = Type.Object(
  {
    product: rowIdSchema,
    variant: Type.Optional(rowIdSchema),
    personalizations: Type.Optional(personalizationsSchema),
  },
  { additionalProperties: false },
);

/** Choices of a line (BUND-08, PROD-08). What is left out is not chosen. */
export const lineOptionsSchema = Type.Object(
  {
    personalizations: Type.Optional(personalizationsSchema),
    bundleOptions: Type.Optional(Type.Array(bundleOptionSchema, { maxItems: 20 })),
    /** The sku of a choice of the product, e.g. of a subscription; empty for none. */
    customPriceOption: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
  },
  { additionalProperties: false },
);

/** A line that was taken out: the product with its choices. Its quantity is not kept (CART-22). */
export const removedItemSchema = Type.Object(
  { productId: rowIdSchema, options: Type.Optional(lineOptionsSchema) },
  { additionalProperties: false },
);
export type RemovedItem = Static<typeof removedItemSchema>;
