import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const ACTIVES = [
  {
    name: 'Hijaluronska kiselina',
    inci: 'Sodium Hyaluronate',
    concentration: '1,5 %',
    text: 'Veže vodu u površinskom sloju kože, pa sitne bore od suhoće postaju manje vidljive.',
    media: { id: SAMPLE_MEDIA.textureGelBubbles },
  },
  {
    name: 'Ceramid NP',
    inci: 'Ceramide NP',
    concentration: '0,5 %',
    text: 'Popunjava praznine u zaštitnom sloju kože i zadržava vlagu u njoj.',
    media: { id: SAMPLE_MEDIA.textureCreamSwirl },
  },
  {
    name: 'Skvalan iz masline',
    inci: 'Squalane',
    concentration: '5 %',
    text: 'Nadoknađuje lipide koje koža s godinama gubi, a ne ostavlja mastan trag.',
    media: { id: SAMPLE_MEDIA.textureOilDrops },
  },
  {
    name: 'Ružičasta glina',
    inci: 'Kaolin',
    concentration: '4 %',
    text: 'Upija višak sebuma, a kožu ne isušuje.',
    media: { id: SAMPLE_MEDIA.textureClayPowder },
  },
];
const plain = ({ media: _none, ...item }: (typeof ACTIVES)[number]) => item;

const FREE = [
  { icon: 'flask', word: 'denaturirani alkohol' },
  { icon: 'sparkle', word: 'mirise' },
  { icon: 'drop', word: 'mineralna ulja' },
  { icon: 'leaf', word: 'sastojke životinjskog podrijetla' },
];

const INCI =
  'Aqua, Glycerin, Squalane, Kaolin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Sodium Hyaluronate, Panthenol, Ceramide NP, Tocopherol, Xanthan Gum, Citric Acid, Phenoxyethanol, Ethylhexylglycerin.';

export const ingredientsExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Što je u maski',
      text: 'Četiri aktivna sastojka, svaki u količini u kojoj nešto i čini.',
      items: ACTIVES,
      free: FREE,
      inci: INCI,
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Aktivni sastojci naše najbogatije noćne njege za suhu, osjetljivu i dehidriranu kožu',
      text: 'Uz svaki piše ime pod kojim ga poznajete, ime s ambalaže i koliko ga ima. Koncentraciju navodimo samo ondje gdje nešto znači.',
      items: [
        {
          name: 'Prirodni čimbenik vlaženja s aminokiselinama i mliječnom kiselinom',
          inci: 'Acrylates/C10-30 Alkyl Acrylate Crosspolymer (and) Sodium Lactate (and) Arginine',
          concentration: 'od 0,1 % do 0,25 %',
          text: 'Koža ga i sama stvara, ali ga zimi, uz grijanje i česta pranja, gubi brže nego što ga nadoknađuje.\nDjeluje tek nakon nekoliko tjedana, zato ga ne prosuđujte po prvom jutru.',
          media: { id: SAMPLE_MEDIA.postHerbsMortar },
        },
        ...ACTIVES.slice(0, 2).map(plain),
        { name: 'Pantenol', inci: '', concentration: '', text: 'Smiruje.' },
        ...ACTIVES.slice(2),
      ],
      freeTitle: 'Čega u njoj nema i nije nikada bilo',
      free: [...FREE, { icon: 'alert', word: 'dezodoransnoantiperspirantnesastavnice' }],
      inciTitle: 'Svi sastojci redom kojim ih propis traži, od onoga kojega je najviše',
      inci: `${INCI}\n\nMože sadržavati: CI 77491, CI 77492, CI 77499, CI 77891.`,
    },
    options: { background: 'soft' },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Aktivni sastojci i puni sastav', items: ACTIVES.slice(0, 2), inci: INCI },
    mobileMeta: { title: 'Sastav' },
    options: { space: 's' },
  },
  {
    name: 'without-pictures',
    meta: { title: 'Tri sastojka i ništa suvišno', items: ACTIVES.slice(0, 3).map(plain) },
    options: { columns: 3, background: 'night' },
  },
  {
    name: 'list-alone',
    meta: {
      freeTitle: 'Bez',
      free: [
        { icon: 'flask', word: 'denaturiranog alkohola' },
        { icon: 'sparkle', word: 'mirisa' },
      ],
      inci: INCI,
    },
    options: { space: 's' },
  },
];
