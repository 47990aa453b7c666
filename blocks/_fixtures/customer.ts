import type { Address } from '#schemas/api/users.ts';
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
