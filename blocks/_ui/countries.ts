import type { ApiPort } from '#schemas/api/endpoint.ts';
import { countries } from '#schemas/api/settings.ts';
import type { Address } from '#schemas/api/users.ts';

/** What a form of an address offers. */
export interface CountryChoice {
  /** Named in the page's language. */
  countries: readonly { iso: string; name: string }[];
  /** The one that is proposed; empty where the shop proposes none of them. */
  proposed: string;
}

/** `sold` are those that parcels go to, in the shop's order; else all there are, by name. */
export async function loadCountries(
  api: Pick<ApiPort, 'get'>,
  which: 'sold' | 'all',
): Promise<CountryChoice> {
  const list = await api.get(countries, { query: which === 'sold' ? { allowed: true } : {} });
  return {
    countries: list.map(({ iso, name }) => ({ iso, name })),
    proposed: list.find(({ isDefault }) => isDefault)?.iso ?? '',
  };
}

/** Where a parcel goes; null where the shop sells there no more. Without an address as proposed. */
export async function deliveryCountry(
  api: Pick<ApiPort, 'get'>,
  address: Pick<Address, 'country'> | null,
): Promise<string | null> {
  const { countries: sold, proposed } = await loadCountries(api, 'sold');
  const iso = address?.country ?? proposed;
  return sold.some((country) => country.iso === iso) ? iso : null;
}
