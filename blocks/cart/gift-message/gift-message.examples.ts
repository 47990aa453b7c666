import type { BlockExample } from '#runtime/define-block.ts';
import { sampleWords } from '../../_fixtures/checkout.ts';

const data = sampleWords;

export const giftMessageExamples: readonly BlockExample[] = [
  { name: 'typical', data },
  { name: 'empty', data: { giftMessage: '', to: '', from: '', orderMessage: '' } },
  { name: 'switched-off', data: null },
  {
    name: 'long-text',
    meta: {
      title:
        'Ovo je poklon za nekoga tko mi je drag, pa molim da paket ukrasite i dodate moju poruku',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Ovo je poklon' },
    mobileMeta: { title: 'Ovo' },
    options: { background: 'soft' },
    data,
  },
];
