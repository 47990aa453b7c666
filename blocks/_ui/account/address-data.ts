import type { ApiPort } from '#schemas/api/endpoint.ts';
import { countries } from '#schemas/api/settings.ts';
import type { Address } from '#schemas/api/users.ts';
import { loadCustomer } from './customer.ts';

/** What an address section of the profile shows. */
export interface AddressData {
  /** Nobody is logged in. */
  isGuest: boolean;
  /** Null as long as the customer has none. */
  address: Address | null;
  /** Where it may be, named in the page's language. */
  countries: readonly { iso: string; name: string }[];
}

/** The customer's address of a kind (PROF-05, PROF-06). Parcels go only where the store sells to. */
export async function loadAddress(api: ApiPort, type: 'main' | 'shipping'): Promise<AddressData> {
  const user = await loadCustomer(api);
  if (!user) return { isGuest: true, address: null, countries: [] };
  const query = type === 'shipping' ? { allowed: true } : {};
  const list = await api.get(countries, { query });
  return {
    isGuest: false,
    address: user.addresses.find((address) => address.type === type) ?? null,
    countries: list.map(({ iso, name }) => ({ iso, name })),
  };
}
