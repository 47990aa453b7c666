import { type Static, Type } from 'typebox';
import { OPTION_KINDS } from '#domain/commerce/attribute-types.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/constants.ts';
import { nullable, rowIdSchema, SLUG_PATTERN } from '#schemas/primitives.ts';
import { adminEndpoints, optionalTextsSchema, textsSchema } from './admin-endpoints.ts';

const strict = { additionalProperties: false };
const cents = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const ids = (maxItems: number) =>
  Type.Optional(Type.Array(rowIdSchema, { maxItems, uniqueItems: true }));
const optionalId = Type.Optional(nullable(rowIdSchema));

const memberSchema = Type.Object(
  { productId: rowIdSchema, qty: Type.Integer({ minimum: MIN_QUANTITY, maximum: MAX_QUANTITY }) },
  strict,
);

/** A chosen value of an attribute, or a number: days since 1970 for a date, 1 and 0 for yes and no. */
const chosenSchema = Type.Object(
  {
    attributeId: rowIdSchema,
    valueId: Type.Optional(rowIdSchema),
    number: Type.Optional(Type.Number({ minimum: -1e9, maximum: 1e9 })),
  },
  strict,
);

const optionSchema = Type.Object(
  {
    kind: Type.Enum([...OPTION_KINDS]),
    titles: textsSchema(120),
    required: Type.Optional(Type.Boolean()),
    maxLength: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 500 }))),
    values: Type.Optional(
      Type.Array(
        Type.Object(
          {
            labels: textsSchema(120),
            sku: Type.String({ maxLength: 60, format: 'line' }),
            priceCents: Type.Optional(
              nullable(Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 })),
            ),
            color: Type.Optional(
              nullable(Type.String({ pattern: '^#[0-9a-f]{6}$', maxLength: 7 })),
            ),
          },
          strict,
        ),
        { maxItems: 100 },
      ),
    ),
  },
  strict,
);

/**
 * Everything that a shop says about a product. Prices are gross, in cents of the store's currency.
 * Lists replace what was there; their order is that of the shop. Stock null is not counted; a
 * configurable product and a bundle have none of their own.
 */
export const productWriteSchema = Type.Object(
  {
    sku: Type.String({ maxLength: 80, format: 'line' }),
    slug: Type.String({ maxLength: 160, pattern: SLUG_PATTERN }),
    names: textsSchema(200),
    descriptions: Type.Optional(optionalTextsSchema(20_000)),
    shortDescriptions: Type.Optional(optionalTextsSchema(2000)),
    notices: Type.Optional(optionalTextsSchema(8000)),
    type: Type.Optional(Type.Enum(['product', 'service'])),
    format: Type.Optional(Type.Enum(['simple', 'configurable', 'bundle', 'eProduct'])),
    archived: Type.Optional(Type.Boolean()),
    visible: Type.Optional(Type.Boolean()),
    stock: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 }))),
    categoryPriority: Type.Optional(Type.Integer({ minimum: -100_000, maximum: 100_000 })),
    brandId: optionalId,
    /** Of a variant. */
    mainProductId: optionalId,
    attributeSetId: optionalId,
    netAmount: Type.Optional(nullable(Type.Number({ minimum: 0.001, maximum: 1_000_000 }))),
    netUnit: Type.Optional(nullable(Type.Enum(['ml', 'g', 'piece']))),
    retailCents: cents,
    discountCents: Type.Optional(nullable(cents)),
    membershipCents: Type.Optional(nullable(cents)),
    baseCents: Type.Optional(nullable(cents)),
    vatBasisPoints: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    categoryIds: ids(100),
    tagIds: ids(50),
    mediaIds: ids(60),
    relatedIds: ids(60),
    /** Empty: sold in every store of the site. */
    storeIds: ids(60),
    /** Of a bundle. */
    members: Type.Optional(Type.Array(memberSchema, { maxItems: 50 })),
    attributes: Type.Optional(Type.Array(chosenSchema, { maxItems: 200 })),
    /** What the variants of a configurable product differ in. */
    variantAttributeIds: ids(10),
    options: Type.Optional(Type.Array(optionSchema, { maxItems: 30 })),
  },
  strict,
);
export type ProductWrite = Static<typeof productWriteSchema>;

/** 409 IN_USE for a product that was ordered, lies in a cart or belongs to others: archive it. */
export const adminProduct = adminEndpoints('product', productWriteSchema);
