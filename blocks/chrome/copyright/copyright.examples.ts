import type { BlockExample } from '#runtime/define-block.ts';

const data = { text: 'Bonaca d.o.o. Sva prava pridržana.', year: 2026 };

export const copyrightExamples: readonly BlockExample[] = [
  { name: 'typical', data },
  { name: 'empty', data: { text: '', year: 2026 } },
  {
    name: 'long-text',
    meta: {
      text: '© 2019–{year} Bonaca, obrt za ljekarničku djelatnost i trgovinu dermokozmetikom, Korčula. Sva prava pridržana. Fotografije proizvoda su informativne.',
    },
    data,
  },
  {
    name: 'mobile-overrides',
    options: { align: 'end' },
    mobileOptions: { align: 'center' },
    data,
  },
];
