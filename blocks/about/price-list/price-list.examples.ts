import type { BlockExample } from '#runtime/define-block.ts';

const entry = (name: string, price: number, text = '') => ({
  name,
  text,
  price,
  kind: 'exact',
  words: '',
});
const inWords = (name: string, words: string) => ({ name, text: '', kind: 'words', words });

const ADVICE = {
  title: 'Savjetovanje',
  entries: [
    inWords('Razgovor s magistrom', 'bez naknade'),
    inWords('Pregled kućne ljekarne', 'po dogovoru'),
  ],
};
const SKIN = {
  title: 'Koža',
  entries: [
    entry('Mjerenje vlažnosti', 12, 'Lice i nadlaktica, s ispisom.'),
    { ...entry('Plan njege za tri mjeseca', 35), kind: 'from' },
    entry('Galenska krema po receptu', 18.5),
  ],
};

export const priceListExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Usluge savjetovališta',
      groups: [ADVICE, { ...ADVICE, title: 'U laboratoriju' }],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Cjenik usluga ljekarne i laboratorija za pripravke po mjeri',
      text: 'Cijene su s PDV-om. Uz iskaznicu Kluba Bonaca za svaku uslugu dobivate bodove kao i za kupnju.',
      groups: [
        {
          title: 'Dermatološki pripravci po receptu liječnika ili prema dogovoru s magistrom',
          entries: [
            entry(
              'Mast za atopičnu kožu beba i male djece, bez mirisa i konzervansa',
              1248.9,
              'Izrađuje se isti dan ako recept stigne prije podneva, a čuva se u hladnjaku najviše mjesec dana.',
            ),
            inWords('Otopina za vlasište', 'prema sastavu i količini u receptu'),
          ],
        },
        SKIN,
      ],
      note: 'Cjenik vrijedi od početka godine; o promjeni javljamo mjesec dana unaprijed.',
      link: { kind: 'url', href: '/kontakt', label: 'Naručite se' },
    },
    options: { background: 'sand', leader: 'line' },
  },
  {
    name: 'mobile-overrides',
    meta: { groups: [SKIN] },
    mobileMeta: { note: 'Naručite se telefonom.' },
    options: { columns: 1, leader: 'none', space: 's' },
  },
];
