import { type Static, Type } from 'typebox';
import { NUMBER_KINDS, NUMBER_LIMITS } from '#domain/commerce/orders/number-rules.ts';
import { defineEndpoint } from './endpoint.ts';

const ruleShape = {
  pattern: Type.String({ minLength: 1, maxLength: NUMBER_LIMITS.pattern }),
  digits: Type.Integer({ minimum: 1, maximum: NUMBER_LIMITS.digits }),
  yearly: Type.Boolean(),
  premises: Type.String({ maxLength: NUMBER_LIMITS.premises }),
  device: Type.String({ maxLength: NUMBER_LIMITS.device }),
};
const nextSchema = Type.Integer({ minimum: 1, maximum: NUMBER_LIMITS.next });

/** How a series of numbers reads and where it is. */
export const numberSeriesSchema = Type.Object({
  kind: Type.Enum([...NUMBER_KINDS]),
  ...ruleShape,
  /** The count that the next one gets. */
  next: Type.Integer(),
  /** The next one as it will read. */
  preview: Type.String(),
  /** Whether any was given out in the period that runs: where the law wants no gaps, `next` stays. */
  isBegun: Type.Boolean(),
});
export type NumberSeries = Static<typeof numberSeriesSchema>;

/** How a series is to read, and where it goes on. */
export const numberChangeSchema = Type.Object(
  { ...ruleShape, next: Type.Optional(nextSchema) },
  { additionalProperties: false },
);

const allSeriesSchema = Type.Object({
  series: Type.Array(numberSeriesSchema, { maxItems: NUMBER_KINDS.length }),
});

export const adminNumbers = defineEndpoint({
  key: 'admin.numbers.read',
  method: 'GET',
  path: '/api/v1/admin/settings/numbers',
  summary: 'Read how orders, invoices and credit notes are numbered',
  access: 'backoffice',
  data: allSeriesSchema,
});

/**
 * Changes one series; the next number that is drawn follows it. 400 with a fault by field: of the
 * pattern (`number`, `token`, `characters`, `year`, `premises`, `device`), `used` for a count that is
 * given out already, `gap` for one that leaves out numbers where the law wants all, `taken` for a
 * pattern that would make a number again, `same` for that of the other documents. 409 NUMBERS_BUSY
 * while numbers are being drawn.
 */
export const adminUpdateNumbers = defineEndpoint({
  key: 'admin.numbers.update',
  method: 'PUT',
  path: '/api/v1/admin/settings/numbers/:kind',
  summary: 'Change how one kind is numbered',
  access: 'owner',
  params: Type.Object({ kind: Type.Enum([...NUMBER_KINDS]) }),
  body: numberChangeSchema,
  data: allSeriesSchema,
});
