import type { BlockExample } from '#runtime/define-block.ts';

export const changePasswordFormExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Postavke lozinke' } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: { title: 'Promijenite lozinku kojom se prijavljujete u ljekarnu i njegu Bonaca' },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Postavke lozinke' },
    mobileMeta: { title: 'Lozinka' },
    options: { background: 'soft' },
  },
];
