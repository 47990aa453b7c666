import type { TObject, TSchema } from 'typebox';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import {
  categoryRowSchema,
  couponRowSchema,
  memberCardRowSchema,
  productRowSchema,
  type TransferKindName,
  tagRowSchema,
} from '#schemas/api/admin-transfer.ts';

/** Kinds whose lists the panel takes in as whole files. */
export type ListedKind = Exclude<TransferKindName, 'delivery-branch'>;

const ROWS: Readonly<Record<ListedKind, TObject>> = {
  product: productRowSchema,
  category: categoryRowSchema,
  tag: tagRowSchema,
  coupon: couponRowSchema,
  'member-card': memberCardRowSchema,
};

/** The columns that a list may have, and those that a new record cannot do without. */
export function columnsOf(kind: ListedKind): { all: string[]; required: string[] } {
  const { properties, required = [] } = ROWS[kind];
  return {
    all: Object.entries(properties).flatMap(([name, field]) => columnsOfField(name, field)),
    required: required.map((name) =>
      hasLanguages(properties[name]) ? `${name}.${DEFAULT_LOCALE}` : name,
    ),
  };
}

function columnsOfField(name: string, field: TSchema): string[] {
  return hasLanguages(field)
    ? Object.keys(field.properties).map((locale) => `${name}.${locale}`)
    : [name];
}

/** A text by language has a column for each. */
function hasLanguages(field: TSchema | undefined): field is TSchema & { properties: object } {
  return field !== undefined && 'properties' in field && typeof field.properties === 'object';
}
