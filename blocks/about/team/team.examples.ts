import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const person = (name: string, role: string, text = '') => ({ name, role, text });

const PEOPLE = [
  person('Ana Bonačić', 'magistra farmacije, osnivačica', 'Vodi savjetovalište za kožu.'),
  person(
    'Ivan Bonačić',
    'magistar farmacije, laboratorij',
    'Mjeri, miješa i potpisuje svaku seriju.',
  ),
  person('Lucija Radić', 'farmaceutska tehničarka', 'Zna gdje je što, i prije nego što pitate.'),
  person('Marko Jurić', 'narudžbe i dostava', 'Pakira kao da šalje sebi.'),
];

export const teamExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Tko vas savjetuje', people: PEOPLE } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Ljudi koje ćete sresti za pultom, u laboratoriju i na drugoj strani telefona',
      text: 'Nas je četrnaest; ovdje su oni koji najčešće odgovaraju na vaša pitanja.',
      people: [
        {
          ...person(
            'Marija Magdalena Horvat-Šubašić',
            'magistra farmacije, specijalistica dermatološke kozmetike i voditeljica edukacije',
            'Deset je godina radila u bolničkoj ljekarni. U Bonaci uči mlađe kolege kako se pita prije nego što se preporuči.',
          ),
          media: { id: SAMPLE_MEDIA.postHerbsMortar },
          link: {
            kind: 'url',
            href: 'mailto:savjet@bonaca.test',
            label: 'Pišite Mariji Magdaleni',
          },
        },
        ...PEOPLE.slice(0, 2),
      ],
    },
    options: { columns: 3, background: 'soft' },
  },
  {
    name: 'mobile-overrides',
    meta: { people: PEOPLE.slice(0, 2) },
    mobileMeta: { title: 'Mi' },
    options: { columns: 2, shape: 'square' },
  },
  {
    name: 'circles',
    meta: { people: PEOPLE },
    options: { shape: 'circle', background: 'night' },
  },
];
