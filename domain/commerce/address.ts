/** What nobody can deliver or write an invoice without: a checkout insists on it (CHK-09). */
export const REQUIRED_ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'contactEmail',
  'contactPhone',
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'country',
] as const;
export type RequiredAddressField = (typeof REQUIRED_ADDRESS_FIELDS)[number];

/** What an address says of a company that buys (CHK-11). */
export const COMPANY_FIELDS = ['companyName', 'companyOIB'] as const;

/** What an order keeps of an address, and what the forms of the shop ask for. */
export const ORDER_ADDRESS_FIELDS = [...REQUIRED_ADDRESS_FIELDS, ...COMPANY_FIELDS] as const;
export type OrderAddressField = (typeof ORDER_ADDRESS_FIELDS)[number];

/** Everything an address says. */
export const ADDRESS_FIELDS = [...ORDER_ADDRESS_FIELDS, 'region'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** An address of some fields, each as `read` tells it. */
export function addressWith<Field extends AddressField>(
  fields: readonly Field[],
  read: (field: Field) => string,
): Record<Field, string>;
export function addressWith(
  fields: readonly AddressField[],
  read: (field: AddressField) => string,
): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, read(field)]));
}
