import { type AddressField, addressWith } from '#domain/commerce/address.ts';
import type { Form } from './form.ts';

/** An address as a form says it: each control has the name of its field, after `prefix`. */
export function addressIn<Field extends AddressField>(
  form: Form,
  fields: readonly Field[],
  prefix = '',
): Record<Field, string> {
  return addressWith(fields, (field) => {
    const text = form.text(`${prefix}${field}`);
    return field === 'zipCode' ? text.toUpperCase() : text;
  });
}
