import type { BlockExample } from '#runtime/define-block.ts';
import { sampleWords } from '../../_fixtures/checkout.ts';

const data = sampleWords;

export const orderNoteExamples: readonly BlockExample[] = [
  { name: 'typical', data },
  { name: 'empty', data: { giftMessage: '', to: '', from: '', orderMessage: '' } },
  { name: 'switched-off', data: null },
  {
    name: 'long-text',
    meta: {
      title:
        'Napomena za ljekarnice koje pakiraju narudžbu i za kurira koji donosi paket na kućni prag',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Napomena uz narudžbu' },
    mobileMeta: { title: 'Napomena' },
    options: { background: 'soft' },
    data,
  },
];
