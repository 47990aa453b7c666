import type { BlockExample } from '#runtime/define-block.ts';
import { sampleThanks } from '../../_fixtures/checkout.ts';

const data = sampleThanks;

export const checkoutSuccessExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['order:thanks'], data },
  { name: 'empty', met: ['order:unknown'], data: { order: null, name: '', isCustomer: false } },
  {
    name: 'long-text',
    meta: {
      title: 'Hvala vam od srca na narudžbi i na povjerenju koje ste poklonili našoj ljekarni',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Hvala vam' },
    mobileMeta: { title: 'Hvala' },
    options: { background: 'soft' },
    data,
  },
  {
    name: 'transfer',
    met: ['order:transfer'],
    data: {
      ...data,
      name: '',
      order: { ...data.order, paymentCode: 3, paymentName: 'Uplata na račun', isPaid: false },
    },
  },
  { name: 'test', data: { ...data, order: { ...data.order, isTest: true } } },
];
