import type { BlockExample } from '#runtime/define-block.ts';

const FIGURES = [
  { value: '14', label: 'magistara farmacije', text: 'Savjetuju vas u ljekarni i porukom.' },
  { value: '86', label: 'vlastitih pripravaka', text: 'Od serumâ do sapuna.' },
  { value: '3', label: 'otoka s kojih stiže bilje', text: 'Hvar, Brač i Vis.' },
  { value: '1998.', label: 'godina prve recepture', text: 'Bila je to krema za ruke.' },
];

export const statisticsExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Bonaca u brojkama', items: FIGURES } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Što smo naučili u dvadeset sedam godina za istim pultom',
      text: 'Brojke nisu cilj, ali pokazuju koliko se puta ponovi isto pitanje i koliko dugo traje povjerenje.',
      items: [
        {
          value: '1.250.000',
          label: 'odgovorenih pitanja o koži, vlasištu i lijekovima',
          text: 'Od prvog dana vodimo bilježnicu pitanja. Po njoj biramo što ćemo sljedeće napraviti i što ćemo povući.',
        },
        ...FIGURES.slice(0, 2),
      ],
    },
    options: { columns: 3, look: 'plain', background: 'night' },
  },
  {
    name: 'mobile-overrides',
    meta: { items: FIGURES.slice(0, 2) },
    mobileMeta: { items: FIGURES.slice(0, 1) },
    options: { columns: 2, counts: false },
  },
  { name: 'cards', meta: { items: FIGURES }, options: { look: 'cards' } },
];
