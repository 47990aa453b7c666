import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const SLIDES = [
  {
    media: { id: SAMPLE_MEDIA.postHerbsMortar, alt: '' },
    heading: 'Bilje se bere, ne naručuje',
    text: 'Kadulju i lavandu donose tri obitelji koje poznajemo po imenu. Kada loše rode, kreme je manje.',
    button: { kind: 'url', href: '/o-nama', label: 'Upoznajte nas' },
  },
  {
    media: { id: SAMPLE_MEDIA.textureCreamSwirl, alt: '' },
    heading: 'Miješa se u malim serijama',
    text: 'Onoliko koliko stane u jedan lonac, pa krema na policu stiže svježa.',
    button: { kind: 'category', slug: 'njega-lica', label: 'Njega lica' },
  },
  {
    media: { id: SAMPLE_MEDIA.postLavenderSoapLinen, alt: '' },
    heading: 'Sapun zrije u tišini',
    text: 'Šest tjedana na lanu, u sjeni, dok ne postane blag.',
    button: { kind: 'category', slug: 'njega-tijela', label: 'Njega tijela' },
  },
];

export const sliderExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { title: 'Od polja do police', slides: SLIDES } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Kako nastaje krema koju držite u ruci, od branja prije podneva do police u ljekarni',
      text: 'Tri postaje koje rado pokazujemo svakome tko nas posjeti i pita što je u bočici.',
      slides: [
        {
          media: { id: SAMPLE_MEDIA.heroLavenderWindowLight },
          heading: 'Lavanda s kamenitih polja iznad Velog Grablja, brana ručno i bez strojeva',
          text: 'Cvat se reže dok je rosa još na njemu, a destilira isti dan, u kotlu koji stoji na rubu polja.\nLavanda koja čeka gubi miris, pa destilacija ponekad traje do duboko u noć.',
          button: {
            kind: 'url',
            href: '/objave',
            label: 'Pročitajte cijelu priču o berbi i destilaciji',
          },
        },
        { heading: 'Slajd bez slike', text: 'Riječi zauzmu cijelu širinu.' },
        ...SLIDES,
      ],
    },
    options: { layout: 'panel', background: 'soft' },
  },
  {
    name: 'mobile-overrides',
    meta: { slides: SLIDES },
    mobileMeta: { slides: SLIDES.slice(0, 2) },
    options: { background: 'sand' },
  },
  {
    name: 'cards',
    meta: { title: 'Tri postaje', slides: [...SLIDES, ...SLIDES.slice(0, 1)] },
    options: { layout: 'cards', background: 'tint' },
  },
  {
    name: 'autoplay',
    meta: { title: 'Ide samo od sebe', slides: SLIDES },
    options: { layout: 'panel', autoplay: true, seconds: 8 },
  },
];
