import { expect, it } from 'vitest';
import { ADDRESS_FIELDS, addressWith, ORDER_ADDRESS_FIELDS } from './address.ts';

it('names each field once', () => {
  expect(new Set(ADDRESS_FIELDS).size).toBe(ADDRESS_FIELDS.length);
  expect(ADDRESS_FIELDS).toHaveLength(12);
});

it('is made of what is asked for each field, and of nothing else', () => {
  const address = addressWith(ORDER_ADDRESS_FIELDS, (field) => `${field}!`);

  expect(Object.keys(address)).toEqual([...ORDER_ADDRESS_FIELDS]);
  expect(address.zipCode).toBe('zipCode!');
});
