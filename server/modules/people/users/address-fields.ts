import type { AddressField } from '#domain/commerce/address.ts';
import type { Address } from '#schemas/api/users.ts';
import type { AddressColumns, AddressRow } from './address.repository.ts';

/** What an address says, as the API names it. */
export type AddressFields = Record<AddressField, string>;

/** The fields as columns, without blanks around them. */
export function toColumns(fields: AddressFields): AddressColumns {
  return {
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    contact_email: fields.contactEmail,
    contact_phone: fields.contactPhone.trim(),
    country: fields.country,
    city: fields.city.trim(),
    street: fields.street.trim(),
    house_number: fields.houseNumber.trim(),
    zip_code: fields.zipCode.trim(),
    company_name: fields.companyName.trim(),
    company_oib: fields.companyOIB,
    region: fields.region.trim(),
  };
}

/** An address as the API shows it (ENT-02). */
export function toAddress(row: AddressRow): Address {
  return {
    id: row.id,
    type: row.type,
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
    region: row.region,
  };
}
