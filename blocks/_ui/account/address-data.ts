import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { Address } from '#schemas/api/users.ts';
import { type CountryChoice, loadCountries } from '../countries.ts';
import { loadCustomer } from './customer.ts';

/** What an address section of the profile shows. */
export interface AddressData extends CountryChoice {
  /** Nobody is logged in. */
  isGuest: boolean;
  /** Null as long as the customer has none. */
  address: Address | null;
}

/** The customer's address of a kind (PROF-05, PROF-06). Parcels go only where the store sells to. */
export async function loadAddress(api: ApiPort, type: 'main' | 'shipping'): Promise<AddressData> {
  const user = await loadCustomer(api);
  if (!user) return { isGuest: true, address: null, countries: [], proposed: '' };
  return {
    isGuest: false,
    address: user.addresses.find((address) => address.type === type) ?? null,
    ...(await loadCountries(api, type === 'shipping' ? 'sold' : 'all')),
  };
}
