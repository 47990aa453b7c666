import { awkwardProducts, sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const MORNING = [
  {
    title: 'Umijte lice mlakom vodom',
    text: 'Vruća voda skida i ono što koža treba. Lice osušite tapkanjem, ručnikom koji je samo za lice.',
    time: 'any',
    duration: 'jedna minuta',
  },
  {
    title: 'Nanesite serum',
    text: 'Nekoliko kapi utapkajte dlanovima dok je koža još vlažna.',
    time: 'morning',
    duration: 'pola minute',
    productId: 101,
  },
  {
    title: 'Zatvorite vlagu kremom',
    text: 'Dovoljno je koliko stane na vrh prsta. Vrat je dio lica.',
    time: 'any',
    duration: 'dok ne upije',
    productId: 102,
  },
  {
    title: 'Zaštitite se od sunca',
    text: 'Dvije crte kreme, od vrha do korijena kažiprsta i srednjega prsta; i kad je oblačno.',
    time: 'morning',
    duration: '',
    productId: 105,
  },
];
const EVENING = [
  {
    title: 'Skinite zaštitu',
    text: 'Sredstvo sa zaštitnim faktorom voda sama ne skida.',
    time: 'evening',
    duration: 'dvije minute',
  },
  {
    title: 'Hijaluronski serum',
    text: 'Na vlažnu kožu.',
    time: 'evening',
    duration: '',
    productId: 103,
  },
  {
    title: 'Ulje, ako je koža suha',
    text: 'Dvije kapi preko svega.',
    time: 'evening',
    duration: '',
    productId: 106,
  },
  {
    title: 'Krema za ruke uz krevet',
    text: 'Zadnje što napravite prije spavanja.',
    time: 'evening',
    duration: '',
    productId: 104,
  },
];

export const routineStepsExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Jutro u četiri koraka',
      text: 'Od rjeđega prema gušćemu, uvijek istim redom.',
      steps: MORNING,
    },
    data: { products: sampleProducts },
  },
  { name: 'empty', data: { products: [] } },
  {
    name: 'long-text',
    meta: {
      title: 'Večernja rutina za suhu, osjetljivu i dehidriranu kožu u prvim tjednima s retinolom',
      text: 'Prva dva tjedna svaku drugu večer, zatim češće ako koža ne zateže. Ako peče, stanite i vratite se korak unatrag.',
      steps: [
        {
          title: 'Nakon dvostrukog čišćenja pričekajte da se koža posve osuši na zraku',
          text: 'Na vlažnoj koži retinol prodire brže i dublje nego što biste htjeli.\nAko nemate strpljenja, osušite je ručnikom i pričekajte koliko traje jedna pjesma.',
          time: 'evening',
          duration: 'najmanje petnaest do dvadeset minuta',
          productId: 201,
        },
        {
          title: 'Najnepostojanijedezodoransnoprotuznojno',
          text: '',
          time: 'any',
          duration: '',
          productId: 202,
        },
        // Its product is gone.
        { title: 'Odmor', text: 'Ništa više.', time: 'any', duration: '', productId: 999 },
      ],
    },
    options: { background: 'soft' },
    data: { products: awkwardProducts },
  },
  {
    name: 'mobile-overrides',
    meta: { steps: MORNING.slice(1, 3) },
    mobileMeta: { steps: MORNING.slice(1, 2) },
    options: { space: 's' },
    data: { products: sampleProducts },
  },
  {
    name: 'cards',
    meta: { title: 'Večer', steps: EVENING },
    options: { layout: 'cards', background: 'sand' },
    data: { products: sampleProducts },
  },
];
