import type { BlockExample } from '#runtime/define-block.ts';
import { sampleConsents } from '../../_fixtures/checkout.ts';

const data = sampleConsents;

export const checkoutConsentsExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['checkout:payment', 'checkout:fee'], data },
  { name: 'not-fetched', met: ['answer:failed'], data: { consents: null } },
  { name: 'empty', data: { consents: [] } },
  {
    name: 'long-text',
    meta: {
      title: 'Prije narudžbe pročitajte uvjete kupnje i odlučite želite li od nas primati pisma',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Privole' },
    mobileMeta: { title: 'Privole' },
    options: { background: 'soft' },
    data,
  },
];
