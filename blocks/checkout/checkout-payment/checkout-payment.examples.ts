import type { BlockExample } from '#runtime/define-block.ts';
import { samplePayment } from '../../_fixtures/checkout.ts';

const data = samplePayment;

export const checkoutPaymentExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['checkout:payment'], data },
  {
    name: 'with-fee',
    met: ['checkout:fee'],
    data: {
      ...data,
      chosenId: 3,
      fee: {
        name: 'Naknada za plaćanje pouzećem',
        text: 'Pokriva naplatu i prijenos novca kod kurira.',
        price: 1.5,
      },
    },
  },
  { name: 'empty', data: { methods: [], chosenId: null, fee: null } },
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
