import { type Static, Type } from 'typebox';
import { MAX_COUNTRIES } from '#domain/commerce/countries.ts';
import { defineEndpoint } from './endpoint.ts';

const iso = Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 });

/** Where a shop sells, in the order in which shoppers are offered it. */
export const soldCountriesSchema = Type.Object(
  {
    countries: Type.Array(iso, { maxItems: MAX_COUNTRIES }),
    /** The one that is proposed. */
    standard: iso,
  },
  { additionalProperties: false },
);

const countriesStateSchema = Type.Object({
  ...soldCountriesSchema.properties,
  /** Ways of delivery that are offered, each with where it goes. */
  routes: Type.Array(
    Type.Object({
      id: Type.Integer(),
      /** In the language of the call. */
      name: Type.String(),
      countries: Type.Array(Type.String()),
    }),
  ),
});
export type CountriesState = Static<typeof countriesStateSchema>;

export const adminCountries = defineEndpoint({
  key: 'admin.countries.read',
  method: 'GET',
  path: '/api/v1/admin/settings/countries',
  summary: 'Read where the shop sells',
  access: 'backoffice',
  data: countriesStateSchema,
});

/**
 * Forms, delivery and orders go by it at once. 400 with a fault by field: `none` at `countries`,
 * `unknown` and `twice` at `countries.<place>`, `standard` where the proposed one is not among them.
 * 409 COUNTRY_IN_USE names the ways of delivery that would go nowhere.
 */
export const adminUpdateCountries = defineEndpoint({
  key: 'admin.countries.update',
  method: 'PUT',
  path: '/api/v1/admin/settings/countries',
  summary: 'Change where the shop sells',
  access: 'owner',
  body: soldCountriesSchema,
  data: countriesStateSchema,
});
