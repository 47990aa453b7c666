import { type Static, Type } from 'typebox';
import { nullable, rowIdSchema } from '#schemas/primitives.ts';
import { textsSchema } from './admin-endpoints.ts';
import { defineEndpoint } from './endpoint.ts';

const strict = { additionalProperties: false };

/** Most variants that one product may have. */
export const MAX_VARIANTS = 100;
/** Most attributes that variants may differ in; a shopper chooses one after the other. */
export const MAX_VARIANT_ATTRIBUTES = 4;

const cents = Type.Integer({ minimum: 0, maximum: 100_000_000 });
/** One value of each attribute, in the order of these. */
const valueIds = Type.Array(rowIdSchema, { maxItems: MAX_VARIANT_ATTRIBUTES });

/** What an owner says about one variant. Prices are gross, in cents; stock null is not counted. */
const fields = {
  sku: Type.String({ minLength: 1, maxLength: 80, format: 'line' }),
  retailCents: cents,
  discountCents: nullable(cents),
  stock: nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  /** Content of the package, in the measure of the product. */
  netAmount: nullable(Type.Number({ minimum: 0.001, maximum: 1_000_000 })),
  mediaIds: Type.Array(rowIdSchema, { maxItems: 20 }),
  /** Not for sale. */
  archived: Type.Boolean(),
};

const variantSchema = Type.Object({
  ...fields,
  id: Type.Integer(),
  names: textsSchema(400),
  retailCents: nullable(cents),
  valueIds: Type.Array(Type.Integer()),
});
/** A variant as it is stored. */
export type Variant = Static<typeof variantSchema>;

const { sku, retailCents, ...others } = fields;
const newVariantSchema = Type.Object(
  { sku, retailCents, valueIds, ...Type.Partial(Type.Object(others)).properties },
  strict,
);
export type NewVariant = Static<typeof newVariantSchema>;

const known = Type.Partial(Type.Object(fields)).properties;
const changedVariantSchema = Type.Object(
  {
    id: rowIdSchema,
    valueIds: Type.Optional(valueIds),
    ...known,
    /** What the fields were when they were read: nothing of others is overwritten. */
    was: Type.Optional(Type.Partial(Type.Object(fields), strict)),
  },
  strict,
);
export type ChangedVariant = Static<typeof changedVariantSchema>;

/** A change of the variants of one product; variants that it does not name stay as they are. */
export const variantsWriteSchema = Type.Object(
  {
    /** What they differ in, in the order in which a shopper is told. */
    attributeIds: Type.Array(rowIdSchema, { maxItems: MAX_VARIANT_ATTRIBUTES }),
    make: Type.Array(newVariantSchema, { maxItems: MAX_VARIANTS }),
    change: Type.Array(changedVariantSchema, { maxItems: MAX_VARIANTS }),
    remove: Type.Array(rowIdSchema, { maxItems: MAX_VARIANTS }),
  },
  strict,
);
export type VariantsWrite = Static<typeof variantsWriteSchema>;

const variantsSchema = Type.Object({
  names: textsSchema(200),
  sku: Type.String(),
  format: Type.String(),
  /** Of a product that is a variant itself; it has none. */
  mainProductId: nullable(Type.Integer()),
  /** In which `netAmount` counts; null: it has no price per unit. */
  netUnit: nullable(Type.String()),
  retailCents: nullable(Type.Integer()),
  attributeIds: Type.Array(Type.Integer()),
  variants: Type.Array(variantSchema),
});
/** A product as far as its variants need it, and these. */
export type Variants = Static<typeof variantsSchema>;

const params = Type.Object({ id: rowIdSchema });

/** The variants of a product, switched off ones too. */
export const adminVariants = defineEndpoint({
  key: 'admin.product.variants',
  method: 'GET',
  path: '/api/v1/admin/product/variants/:id',
  summary: 'Variants of a product',
  access: 'backoffice',
  params,
  data: variantsSchema,
});

/**
 * Makes, changes and takes away variants, all or nothing. The first one makes the product
 * configurable, and its price follows the cheapest that is for sale. What lies in a cart or was
 * ordered is switched off instead of deleted. 409 RECORD_CHANGED where somebody else changed what
 * `was` tells; `fields` says what.
 */
export const adminSaveVariants = defineEndpoint({
  key: 'admin.product.saveVariants',
  method: 'PUT',
  path: '/api/v1/admin/product/variants/:id',
  summary: 'Change the variants of a product',
  access: 'backoffice',
  params,
  body: variantsWriteSchema,
  data: Type.Object({
    ...variantsSchema.properties,
    /** Codes of those that were to go and were switched off. */
    switchedOff: Type.Array(Type.String()),
  }),
});
