import type { BlockExample } from '#runtime/define-block.ts';
import { samplePayment } from '../_fixtures/checkout.ts';

const data = samplePayment;

export const checkoutPaymentExamples: readonly BlockExample[] = [
  { name: 'typical', data },
  { name: 'empty', data: { methods: [], chosenId: null } },
  {
    name: 'long-text',
    meta: {
      title: 'Odaberite kako želite platiti; uplatu na račun možete poslati i sutra ujutro',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Način plaćanja' },
    mobileMeta: { title: 'Način' },
    options: { background: 'soft' },
    data,
  },
];
