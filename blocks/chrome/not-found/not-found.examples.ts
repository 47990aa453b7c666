import type { BlockExample } from '#runtime/define-block.ts';

export const notFoundExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Ovdje nema ničega, samo mirno more' } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Stranica koju tražite otplovila je nekamo na otvoreno i neće se vratiti do zime',
      text: 'Možda smo je premjestili, možda smo je obrisali, a možda se u adresu uvukla pogreška. Potražite proizvod u polju ispod ili krenite od početne stranice; ako ni to ne pomogne, javite nam se.',
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Stranica nije pronađena' },
    mobileMeta: { title: 'Nema je' },
    options: { showProfile: false },
  },
  { name: 'ways-only', options: { showSearch: false, showBack: false } },
];
