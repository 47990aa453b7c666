import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const media = { id: SAMPLE_MEDIA.heroLavenderWindowLight, alt: 'Lavanda na prozoru' };
const TEXT =
  'Lavandu beremo u lipnju, na otoku na kojem vjetar ne stane. Ulje destiliramo isti dan, u bakrenom kotlu starijem od nas.';
const data = { brand: { id: 4, total: 9 } };

export const brandHeadExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { brand: 'Lavandra', eyebrow: 'Marka s otoka', text: TEXT, media },
    data,
  },
  { name: 'empty', data: { brand: null } },
  {
    name: 'long-text',
    meta: {
      brand: 'Jadraderm Laboratorij za osjetljivu kožu',
      eyebrow: 'Dermatološki pripravci iz naše ljekarne',
      text: `${TEXT} ${TEXT} Najnepostojanijedezodoransnoprotuznojnosredstvo radimo bez mirisa.\n${TEXT}`,
      media,
      link: { kind: 'url', href: '/objave', label: 'Upoznajte ljude koji stoje iza naše njege' },
    },
    options: { background: 'soft' },
    data: { brand: { id: 2, total: 1248 } },
  },
  {
    name: 'mobile-overrides',
    meta: { brand: 'Moreva', text: TEXT, media },
    mobileMeta: { text: 'Njega iz mora.' },
    options: { layout: 'cover' },
    data,
  },
  {
    name: 'without-picture',
    meta: { brand: 'Solenta', text: 'Zaštita od sunca koja se ne vidi.' },
    options: { level: 'h2' },
    data: { brand: null },
  },
];
