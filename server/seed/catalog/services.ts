import type { ProductRow } from './sample-catalog.ts';

/** Services that are sold like products. */
export const serviceRows: readonly ProductRow[] = [
  {
    id: 51,
    mainProductId: null,
    brand: 'Bonaca',
    slug: 'bonaca-savjetovanje-o-njezi-koze',
    sku: 'BON-2001',
    type: 'service',
    format: 'simple',
    visible: true,
    stock: null,
    priority: 20,
    names: {
      hr: 'Savjetovanje o njezi kože',
      en: 'Skin care consultation',
      de: 'Beratung zur Hautpflege',
    },
    descriptions: {
      hr: 'Pola sata s magistrom farmacije, uživo za našim pultom ili videopozivom. Pogledamo što već imate na polici, što koži doista treba i čega se slobodno možete odreći. Bilješke i plan njege šaljemo isti dan.',
      en: 'Half an hour with a pharmacist, at our counter or by video. We look at what already stands on your shelf, what your skin really needs and what it can do without. Notes and a plan follow the same day.',
      de: 'Eine halbe Stunde mit einer Apothekerin, an unserer Theke oder per Video. Wir sehen uns an, was schon im Regal steht, was Ihre Haut wirklich braucht und worauf sie verzichten kann. Notizen und Pflegeplan kommen noch am selben Tag.',
    },
    cents: 2500,
    reducedCents: null,
    membershipCents: 1900,
    vatBasisPoints: 2500,
    categories: ['savjetovanje', 'njega-lica'],
    tagIds: [],
    mediaIds: [84],
    options: [
      {
        kind: 'date',
        titles: { hr: 'Željeni dan', en: 'Preferred day', de: 'Wunschtag' },
        required: true,
      },
      {
        kind: 'dropdown',
        titles: { hr: 'Način', en: 'Where', de: 'Ort' },
        required: true,
        values: [
          {
            labels: { hr: 'U ljekarni', en: 'At the pharmacy', de: 'In der Apotheke' },
            sku: 'BON-2001-U',
          },
          { labels: { hr: 'Videopoziv', en: 'Video call', de: 'Videoanruf' }, sku: 'BON-2001-V' },
        ],
      },
    ],
  },
];
