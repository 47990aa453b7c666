import type { Address, User } from '#schemas/api/users.ts';
import type { AddressData } from '../_ui/account/address-data.ts';

/** What the address sections show of a customer with all fields filled in. */
export function sampleAddressData(type: Address['type']): AddressData {
  return {
    isGuest: false,
    countries: [
      { iso: 'HR', name: 'Hrvatska' },
      { iso: 'SI', name: 'Slovenija' },
    ],
    proposed: 'HR',
    address: {
      id: 1,
      type,
      firstName: 'Marta',
      lastName: 'Kupac',
      contactEmail: 'kupac@izlog.test',
      contactPhone: '091 555 1200',
      country: 'HR',
      city: 'Split',
      street: 'Obala mira',
      houseNumber: '7',
      zipCode: '21000',
      companyName: type === 'main' ? 'Kupac i kćeri d.o.o.' : '',
      companyOIB: '',
      region: '',
    },
  };
}

/** A customer who is logged in. */
export const sampleUser: User = {
  id: 1,
  email: 'kupac@izlog.test',
  scope: 'web',
  isBackofficeUser: false,
  memberCardBarcode: '',
  details: { firstName: 'Marta', lastName: 'Kupac' },
  company: { name: '' },
  addresses: [],
};

/** Somebody who works on the shop, looking at it. */
export const sampleEditor: User = {
  ...sampleUser,
  id: 2,
  email: 'urednik@izlog.test',
  scope: 'backoffice',
  isBackofficeUser: true,
  details: { firstName: 'Ana', lastName: 'Urednik' },
};
