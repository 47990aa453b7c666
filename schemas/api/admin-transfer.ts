import { Type } from 'typebox';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/constants.ts';
import { nullable, SLUG_PATTERN } from '#schemas/primitives.ts';
import { adminCategory, adminCoupon, adminMemberCard, adminTag } from './admin.ts';
import { productWriteSchema } from './admin-product.ts';
import { defineEndpoint } from './endpoint.ts';

/** Kinds of records that files are made of. */
export const TRANSFER_KINDS = [
  'product',
  'category',
  'tag',
  'coupon',
  'member-card',
  'delivery-branch',
] as const;
export type TransferKindName = (typeof TRANSFER_KINDS)[number];
export const TRANSFER_FORMATS = ['json', 'csv'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

const strict = { additionalProperties: false };
const sku = Type.String({ maxLength: 80, format: 'line' });
const slug = Type.String({ maxLength: 160, pattern: SLUG_PATTERN });
const { brandId, categoryIds, mainProductId, relatedIds, members, ...plain } =
  productWriteSchema.properties;

/**
 * A product in a file: what it refers to is named in words, so that a file can be made by hand. A
 * brand that is not there yet is made. Rows are told apart by `sku`.
 */
export const productRowSchema = Type.Object(
  {
    ...plain,
    brand: Type.Optional(nullable(Type.String({ maxLength: 120, format: 'line' }))),
    /** Slugs. */
    categories: Type.Optional(Type.Array(slug, { maxItems: 100, uniqueItems: true })),
    /** Of a variant. */
    mainSku: Type.Optional(nullable(sku)),
    related: Type.Optional(Type.Array(sku, { maxItems: 60, uniqueItems: true })),
    members: Type.Optional(
      Type.Array(
        Type.Object(
          { sku, qty: Type.Integer({ minimum: MIN_QUANTITY, maximum: MAX_QUANTITY }) },
          strict,
        ),
        {
          maxItems: 50,
        },
      ),
    ),
  },
  strict,
);

const { parentId, ...categoryPlain } = adminCategory.write.properties;
/** A category in a file; rows are told apart by `slug`, and `parent` is one. */
export const categoryRowSchema = Type.Object(
  { ...categoryPlain, parent: Type.Optional(nullable(slug)) },
  strict,
);
export const tagRowSchema = adminTag.write;
export const couponRowSchema = adminCoupon.write;
export const memberCardRowSchema = adminMemberCard.write;

/** An answer names at most this many of the rows that could not be stored. */
export const MAX_REPORTED_ROWS = 1000;

/** What was wrong about a row; the first row after the header is 1. */
export const rowFaultSchema = Type.Object({
  row: Type.Integer(),
  key: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
});

/**
 * Takes a file in, row by row: JSON (`{ kind, rows: [...] }`, `kind` first, or a bare list) or CSV
 * (`text/csv`, columns named like `names.hr`). A row whose key is known changes that record, only in
 * the fields it has. Without `allOrNothing` good rows are stored and faulty ones named; with it one
 * faulty row refuses the whole file: 400 IMPORT_REFUSED. 413 above 200 MB.
 */
export const importRecords = defineEndpoint({
  key: 'admin.import',
  method: 'POST',
  path: '/api/v1/admin/import',
  summary: 'Take records in from JSON or CSV',
  access: 'backoffice',
  query: Type.Object(
    {
      kind: Type.Optional(Type.Enum([...TRANSFER_KINDS])),
      allOrNothing: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  data: Type.Object({
    created: Type.Integer(),
    updated: Type.Integer(),
    errors: Type.Array(rowFaultSchema),
  }),
});

/** The records of a kind as a file that `importRecords` takes; streamed, in the order of their making. */
export const exportRecords = defineEndpoint({
  key: 'admin.export',
  method: 'GET',
  path: '/api/v1/admin/export',
  summary: 'Hand records out as JSON or CSV',
  access: 'backoffice',
  query: Type.Object(
    {
      kind: Type.Enum([...TRANSFER_KINDS]),
      format: Type.Optional(Type.Enum([...TRANSFER_FORMATS])),
    },
    strict,
  ),
  data: Type.Unknown(),
  files: ['application/json', 'text/csv'],
  bare: true,
});
