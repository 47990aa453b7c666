import type { OrderAddress } from '#server/db/tables/orders.ts';
import type { AddressRow } from './orders.repository.ts';

/** Fields without which nothing can be delivered or invoiced (CHK-09). */
const REQUIRED = [
  'firstName',
  'lastName',
  'contactEmail',
  'contactPhone',
  'country',
  'city',
  'street',
  'houseNumber',
  'zipCode',
] as const satisfies readonly (keyof OrderAddress)[];

/** An address as the order keeps it. */
export function toOrderAddress(row: AddressRow): OrderAddress {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    country: row.country,
    city: row.city,
    street: row.street,
    houseNumber: row.house_number,
    zipCode: row.zip_code,
    companyName: row.company_name,
    companyOIB: row.company_oib,
  };
}

/** Fields that are missing, by path, in the form of a validation failure. */
export function addressFaults(
  type: 'main' | 'shipping',
  address: OrderAddress | null,
): Record<string, string> {
  if (!address) return { [`addresses.${type}`]: 'required' };
  const missing = REQUIRED.filter((name) => address[name].trim() === '');
  return Object.fromEntries(missing.map((name) => [`addresses.${type}.${name}`, 'required']));
}
