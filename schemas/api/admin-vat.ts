import { type Static, Type } from 'typebox';
import { VAT_LIMITS } from '#domain/commerce/vat-rates.ts';
import { defineEndpoint } from './endpoint.ts';

const basisPoints = Type.Integer({ minimum: 0, maximum: VAT_LIMITS.basisPoints });

/** The rates of VAT that a shop sells at. */
export const vatRatesSchema = Type.Object(
  {
    rates: Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1, maxLength: VAT_LIMITS.name }),
          basisPoints,
          /** The day from which products may have it; empty: they always may. */
          from: Type.String({ maxLength: 10 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: VAT_LIMITS.rates },
    ),
    standard: basisPoints,
    /** The seller is not in the VAT system, so that no price holds VAT; the rates are kept. */
    isExempt: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const vatStateSchema = Type.Object({
  ...vatRatesSchema.properties,
  /** What is sold at each rate, whether the shop knows the rate or not. */
  used: Type.Array(
    Type.Object({
      basisPoints: Type.Integer(),
      products: Type.Integer(),
      deliveryMethods: Type.Integer(),
    }),
  ),
});
export type VatState = Static<typeof vatStateSchema>;

export const adminVat = defineEndpoint({
  key: 'admin.vat.read',
  method: 'GET',
  path: '/api/v1/admin/settings/vat',
  summary: 'Read the rates of VAT',
  access: 'backoffice',
  data: vatStateSchema,
});

/**
 * Changes all rates; without any, products may have whatever rate. 400 with a fault by field: `name`,
 * `range`, `twice` for a rate that is there, `date`, `standard` for one that does not hold today, and
 * `used` at `rates` where products or ways of delivery have a rate that would be gone.
 */
export const adminUpdateVat = defineEndpoint({
  key: 'admin.vat.update',
  method: 'PUT',
  path: '/api/v1/admin/settings/vat',
  summary: 'Change the rates of VAT',
  access: 'owner',
  body: vatRatesSchema,
  data: vatStateSchema,
});
