import { type Static, Type } from 'typebox';
import { ATTRIBUTE_TYPES } from '#domain/commerce/attribute-types.ts';
import { nullable, rowIdSchema, SLUG_PATTERN } from '#schemas/primitives.ts';
import { adminEndpoints, filterOf, getOf, textsSchema } from './admin-endpoints.ts';

const strict = { additionalProperties: false };

/** Most values that one attribute may have. */
export const MAX_ATTRIBUTE_VALUES = 200;

/** A value that products can have of an attribute: without an id it is a new one. */
export const attributeValueSchema = Type.Object(
  {
    id: Type.Optional(rowIdSchema),
    labels: textsSchema(120),
    /** Of a swatch. */
    color: Type.Optional(nullable(Type.String({ pattern: '^#[0-9a-f]{6}$', maxLength: 7 }))),
    mediaId: Type.Optional(nullable(rowIdSchema)),
    /** The variant that a product page begins with. */
    shopDefault: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type AttributeValue = Static<typeof attributeValueSchema>;

/**
 * What products are filtered by and what variants differ in. A code that is left out follows from
 * the label. Values replace what was there, in the order of the shop; one that is left out goes.
 */
export const attributeWriteSchema = Type.Object(
  {
    labels: textsSchema(120),
    code: Type.Optional(
      Type.String({ pattern: '^[a-z][a-zA-Z0-9_]{1,39}$', minLength: 2, maxLength: 40 }),
    ),
    type: Type.Enum([...ATTRIBUTE_TYPES]),
    /** Stands after a number. */
    unit: Type.Optional(Type.String({ maxLength: 20 })),
    filterable: Type.Optional(Type.Boolean()),
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    values: Type.Optional(Type.Array(attributeValueSchema, { maxItems: MAX_ATTRIBUTE_VALUES })),
  },
  strict,
);
export type AttributeWrite = Static<typeof attributeWriteSchema>;

const attributeSchema = Type.Object({ id: Type.Integer(), ...attributeWriteSchema.properties });
/** An attribute as it is stored. */
export type Attribute = Static<typeof attributeSchema>;

/** 409 ATTRIBUTE_IN_USE while products have it, or a value that is taken away; names some of them. */
export const adminAttribute = {
  ...adminEndpoints('attribute', attributeWriteSchema),
  filter: filterOf('attribute', attributeSchema),
  get: getOf('attribute', attributeSchema),
};

const brandWriteSchema = Type.Object(
  {
    name: Type.String({ maxLength: 120, minLength: 1, format: 'line' }),
    slug: Type.String({ maxLength: 120, pattern: SLUG_PATTERN }),
    manufacturer: Type.Optional(Type.String({ maxLength: 500 })),
    contact: Type.Optional(Type.String({ maxLength: 500 })),
  },
  strict,
);
const brandSchema = Type.Object({ id: Type.Integer(), ...brandWriteSchema.properties });

/** The makers of products, with what the law wants to be known of them (GPSR). */
export const adminBrand = {
  ...adminEndpoints('brand', brandWriteSchema),
  filter: filterOf('brand', brandSchema),
  get: getOf('brand', brandSchema),
};
