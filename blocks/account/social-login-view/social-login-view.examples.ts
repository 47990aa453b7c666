import type { BlockExample } from '#runtime/define-block.ts';

export const socialLoginViewExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { text: 'Prijavljujemo vas, samo trenutak…' } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      text: 'Prijavljujemo vas računom koji ste izabrali i odmah vas vraćamo na stranicu s koje ste krenuli; to traje samo trenutak…',
    },
  },
  {
    name: 'mobile-overrides',
    meta: { text: 'Prijavljujemo vas, samo trenutak…' },
    mobileMeta: { text: 'Samo trenutak…' },
  },
];
