import type { BlockExample } from '#runtime/define-block.ts';
import { sampleAddressData } from '../../_fixtures/customer.ts';

const data = sampleAddressData('main');

export const billingAddressExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['visitor:member'], data },
  { name: 'empty', data: { ...data, isGuest: true, address: null } },
  { name: 'none-yet', met: ['list:empty'], data: { ...data, address: null } },
  {
    name: 'long-text',
    meta: { title: 'Adresa naplate za sve narudžbe i račune u ljekarni i njezi Bonaca' },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Adresa naplate' },
    mobileMeta: { title: 'Naplata' },
    options: { background: 'soft' },
    data,
  },
];
