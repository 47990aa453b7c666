import type { BlockExample } from '#runtime/define-block.ts';

export const checkoutFailureExamples: readonly BlockExample[] = [
  { name: 'typical' },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: { title: 'Nažalost, banka ovaj put nije odobrila plaćanje vaše narudžbe' },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Plaćanje nije uspjelo' },
    mobileMeta: { title: 'Neuspjelo plaćanje' },
    options: { background: 'soft' },
  },
];
