import type { BlockExample } from '#runtime/define-block.ts';

/** A point without the rest of its fields. */
const point = (title: string, text = '') => ({ icon: 'check', title, text });

export const iconListExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Kako biramo sastojke',
      items: [
        { icon: 'leaf', title: 'S poznatog polja', text: 'Za svaku biljku znamo tko ju je brao.' },
        { icon: 'flask', title: 'Izmjereno', text: 'Koncentracije pišu na svakoj bočici.' },
        { icon: 'shield', title: 'Ispitano', text: 'Na osjetljivoj koži, pod nadzorom.' },
        { icon: 'return', title: 'Bez viška', text: 'Ambalažu vraćate u ljekarnu.' },
      ],
    },
    options: { ring: 'line' },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Jutarnji red njege u četiri koraka za mješovitu i dehidriranu kožu',
      text: 'Redoslijed je važniji od broja proizvoda: prvo ono što je rjeđe, zatim ono što je gušće.',
      items: [
        {
          icon: 'drop',
          title: 'Čišćenje mlakom vodom i gelom bez sulfata',
          text: 'Pola pumpice je dovoljno. Gel razmutite u dlanovima, a lice isperite vodom koja nije vruća, jer vruća skida i ono što koža treba.',
        },
        {
          icon: 'flask',
          title: 'Serum na vlažnu kožu',
          text: 'Hijaluronska kiselina veže vodu koju zatekne; na suhoj koži nema što vezati.',
          link: { kind: 'category', slug: 'njega-lica', label: 'Svi serumi za lice' },
        },
        point('Krema', 'Zatvara sve što je prije nje.'),
        point('Zaštita od sunca', 'Svaki dan, i zimi.'),
      ],
    },
    options: { mark: 'number', ring: 'fill', columns: 4, layout: 'above' },
  },
  {
    name: 'mobile-overrides',
    meta: {
      items: [point('Bez parabena'), point('Bez umjetnih mirisa'), point('Pogodno za trudnice')],
    },
    mobileMeta: { items: [point('Bez parabena i umjetnih mirisa')] },
    options: { mark: 'tick', columns: 3, space: 's' },
  },
  {
    name: 'on-night',
    meta: {
      title: 'Zašto Klub Bonaca',
      items: [
        { icon: 'gift', title: 'Dar uz prvu kupnju', text: 'Birate ga sami.' },
        { icon: 'heart', title: 'Popis želja', text: 'Javimo kad je nešto sniženo.' },
        { icon: 'star', title: 'Bodovi', text: 'Vrijede godinu dana.' },
      ],
    },
    options: { columns: 3, background: 'night' },
  },
];
