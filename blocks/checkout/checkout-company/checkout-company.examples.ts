import type { BlockExample } from '#runtime/define-block.ts';
import { sampleCompany } from '../../_fixtures/checkout.ts';

const data = sampleCompany;

export const checkoutCompanyExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['checkout:payer'], data },
  { name: 'empty', met: ['checkout:address'], data: { companyName: '', companyOIB: '' } },
  {
    name: 'long-text',
    meta: {
      title:
        'Kupujem kao tvrtka ili obrt i trebam račun s nazivom i osobnim identifikacijskim brojem',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Kupujem kao tvrtka' },
    mobileMeta: { title: 'Kupujem' },
    options: { background: 'soft' },
    data,
  },
];
