import type { BlockExample } from '#runtime/define-block.ts';
import { sampleAddressData } from '../../_fixtures/customer.ts';

const data = sampleAddressData('shipping');

export const deliveryAddressExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['visitor:member'], data },
  { name: 'empty', data: { ...data, isGuest: true, address: null } },
  { name: 'none-yet', met: ['list:empty'], data: { ...data, address: null } },
  {
    name: 'long-text',
    meta: { title: 'Adresa dostave za sve narudžbe i račune u ljekarni i njezi Bonaca' },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Adresa dostave' },
    mobileMeta: { title: 'Dostava' },
    options: { background: 'soft' },
    data,
  },
];
