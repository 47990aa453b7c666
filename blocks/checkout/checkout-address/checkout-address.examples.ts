import type { BlockExample } from '#runtime/define-block.ts';
import { differentPayer, emptyAddress, sampleAddress } from '../../_fixtures/checkout.ts';

const data = sampleAddress;

export const checkoutAddressExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['checkout:address'], data },
  { name: 'empty', data: emptyAddress },
  {
    name: 'long-text',
    meta: {
      title: 'Kome i kamo šaljemo paket i na koju osobu ili tvrtku glasi račun za ovu narudžbu',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Podaci za dostavu' },
    mobileMeta: { title: 'Podaci' },
    options: { background: 'soft' },
    data,
  },
  { name: 'different-payer', met: ['checkout:payer'], data: differentPayer },
];
