import { expect, it } from 'vitest';
import type { Branch } from '#schemas/api/branches.ts';
import { storesOf } from './page-stores.ts';

const SITE = { request: { origin: 'https://bonaca.test' }, site: { brand: 'Bonaca' } };
const zagreb: Branch = {
  id: 4,
  name: 'Bonaca Zagreb',
  address: 'Ilica 25, 10000 Zagreb',
  street: 'Ilica 25',
  postCode: '10000',
  town: 'Zagreb',
  country: 'HR',
  phone: '+385 1 555 0110',
  hours: [
    { fromDay: 1, toDay: 5, opens: '08:00', closes: '21:00' },
    { fromDay: 7, toDay: 7, opens: '09:00', closes: '13:00' },
  ],
};

it('tells of a shop with address, phone and hours, once however often it is shown', () => {
  expect(storesOf(SITE, [zagreb, { ...zagreb }])).toEqual([
    {
      '@type': 'Store',
      '@id': 'https://bonaca.test/#store-4',
      name: 'Bonaca Zagreb',
      url: 'https://bonaca.test/',
      parentOrganization: {
        '@type': 'Organization',
        '@id': 'https://bonaca.test/#organization',
        name: 'Bonaca',
        url: 'https://bonaca.test/',
      },
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Ilica 25',
        postalCode: '10000',
        addressLocality: 'Zagreb',
        addressCountry: 'HR',
      },
      telephone: '+385 1 555 0110',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '21:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Sunday'],
          opens: '09:00',
          closes: '13:00',
        },
      ],
    },
  ]);
});

it('leaves out what was not told', () => {
  const [store] = storesOf(SITE, [
    { id: 5, name: 'Split', address: 'Riva 1', street: 'Riva 1', hours: [] },
  ]);

  expect(store).not.toHaveProperty('telephone');
  expect(store).not.toHaveProperty('openingHoursSpecification');
  expect(store?.['address']).toEqual({ '@type': 'PostalAddress', streetAddress: 'Riva 1' });
});
