import {
  addressWith,
  ORDER_ADDRESS_FIELDS,
  REQUIRED_ADDRESS_FIELDS,
} from '#domain/commerce/address.ts';
import type { OrderAddress } from '#server/db/tables/orders.ts';
import { toAddress } from '#server/modules/people/users/index.ts';
import type { AddressRow } from './orders.repository.ts';

/** An address as the order keeps it. */
export function toOrderAddress(row: AddressRow): OrderAddress {
  const address = toAddress(row);
  return addressWith(ORDER_ADDRESS_FIELDS, (field) => address[field]);
}

/** Fields that are missing, by path, in the form of a validation failure. */
export function addressFaults(
  type: 'main' | 'shipping',
  address: OrderAddress | null,
): Record<string, string> {
  if (!address) return { [`addresses.${type}`]: 'required' };
  const missing = REQUIRED_ADDRESS_FIELDS.filter((name) => address[name].trim() === '');
  return Object.fromEntries(missing.map((name) => [`addresses.${type}.${name}`, 'required']));
}
