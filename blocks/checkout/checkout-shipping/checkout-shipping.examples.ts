import type { BlockExample } from '#runtime/define-block.ts';
import { deliveryWithFields, sampleDelivery } from '../../_fixtures/checkout.ts';

const data = sampleDelivery;

export const checkoutShippingExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['checkout:delivery'], data },
  { name: 'empty', data: { methods: [], chosenId: null, branchId: null, isSaved: false } },
  {
    name: 'long-text',
    meta: {
      title:
        'Odaberite kako i kada paket stiže do vas, a možete ga i sami preuzeti u našoj ljekarni',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Način dostave' },
    mobileMeta: { title: 'Način' },
    options: { background: 'soft' },
    data,
  },
  { name: 'fields', data: deliveryWithFields },
  { name: 'collect', met: ['checkout:collect'], data: { ...data, chosenId: 3, branchId: 5 } },
];
