import { defineError } from '#server/errors.ts';

/** Payload: `field` whose value another record has. */
export const AlreadyExists = defineError('ALREADY_EXISTS', 'Record already exists.', 409);
/** Something else still needs the record. */
export const InUse = defineError('IN_USE', 'Record is in use.', 409);
/** Payload: names of some `products` that have the attribute, or the value that was taken away. */
export const AttributeInUse = defineError('ATTRIBUTE_IN_USE', 'Attribute is in use.', 409);
/** Payload: `fields` that somebody else changed meanwhile. Nothing was stored. */
export const RecordChanged = defineError('RECORD_CHANGED', 'Record was changed meanwhile.', 409);
/** Nobody deletes or shuts out the account they work with. */
export const OwnAccount = defineError('OWN_ACCOUNT', 'Own account cannot be removed.', 409);
/** The site sells the products of another, where they are made and changed. */
export const ProductsOfAnotherSite = defineError(
  'PRODUCTS_OF_ANOTHER_SITE',
  'Products are kept at another site.',
  409,
);
/** The site knows the customers of another, where they are made and changed. */
export const CustomersOfAnotherSite = defineError(
  'CUSTOMERS_OF_ANOTHER_SITE',
  'Customers are kept at another site.',
  409,
);
/** Payload: `errors` of the rows. Nothing of the file was stored. */
export const ImportRefused = defineError('IMPORT_REFUSED', 'Import has faulty rows.', 400);
