import type { BlockExample } from '#runtime/define-block.ts';

const items = [
  { icon: 'truck', title: 'Besplatna dostava', text: 'Za veće narudžbe' },
  { icon: 'flask', title: 'Savjet magistra', text: 'Svaki dan osim nedjelje' },
  { icon: 'return', title: 'Povrat 30 dana', text: 'Bez objašnjenja, besplatno' },
  { icon: 'gift', title: 'Uzorci uz svaku kupnju', text: 'Dva po vašem izboru' },
];

export const uspRowExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { items } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      items: [
        {
          icon: 'leaf',
          title: 'Sastojci čije porijeklo možemo dokazati do posljednje biljke',
          text: 'Smilje s Paga, lavanda s Hvara, kadulja iz Dalmatinske zagore; popis uzgajivača čeka vas u svakoj našoj ljekarni.',
        },
        { icon: 'shield', title: 'Dermatološki ispitano', text: '' },
        { icon: 'drop', title: '', text: 'Bez mikroplastike i mineralnih ulja' },
      ],
    },
    options: { layout: 'above', background: 'tint', space: 'm' },
  },
  {
    name: 'mobile-overrides',
    meta: { items },
    mobileMeta: { items: items.slice(0, 2) },
    options: { small: 'stack' },
  },
  {
    name: 'on-brand',
    meta: { items: items.slice(0, 3) },
    options: { background: 'brand', layout: 'above' },
  },
];
