import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const STEPS = [
  {
    date: '1998.',
    title: 'Ljekarna na rivi',
    text: 'Ana i Ivan Bonačić otvaraju ljekarnu s laboratorijem u stražnjoj prostoriji.',
  },
  {
    date: '2009.',
    title: 'Prva krema pod svojim imenom',
    text: 'Krema za ruke s lavandom, po recepturi koju su kupci već godinama tražili.',
    media: { id: SAMPLE_MEDIA.textureCreamSwirl },
  },
  {
    date: '2018.',
    title: 'Bilje s tri otoka',
    text: 'Ugovori s obiteljima s Hvara, Brača i Visa.',
  },
  {
    date: '2024.',
    title: 'Ambalaža koja se vraća',
    text: 'Svaka bočica može se ponovno napuniti.',
  },
];

export const timelineExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Kako smo došli dovde', items: STEPS } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Put jedne bočice, od polja lavande do police u vašoj kupaonici',
      text: 'Svaki korak zapisujemo na naljepnicu serije, pa znamo tko je brao, tko mjerio i tko punio.',
      items: [
        {
          date: 'Krajem lipnja, prije podneva',
          title: 'Berba na poljima iznad Velog Grablja, ručno i bez strojeva',
          text: 'Cvat se reže dok je rosa još na njemu. Destilira se isti dan, u kotlu koji stoji na rubu polja, jer lavanda koja čeka gubi miris.\nOd sto kilograma cvata ostane jedna litra ulja.',
          media: { id: SAMPLE_MEDIA.heroLavenderWindowLight },
        },
        ...STEPS.slice(0, 3),
      ],
    },
    options: { layout: 'alternate', background: 'soft' },
  },
  {
    name: 'mobile-overrides',
    meta: { items: STEPS.slice(0, 2) },
    mobileMeta: { title: 'Naš put' },
    options: { space: 's' },
  },
  {
    name: 'row',
    meta: { title: 'Četiri postaje', items: STEPS },
    options: { layout: 'row', background: 'night' },
  },
];
