import type { SampleAttribute, SampleTexts } from './sample-catalog.ts';

const value = (key: string, hr: string, en: string, de: string) => ({
  key,
  labels: { hr, en, de } satisfies SampleTexts,
});

/** What products are filtered by, in the order of the filter bar. */
export const filterAttributes: readonly SampleAttribute[] = [
  {
    code: 'skin_type',
    labels: { hr: 'Tip kože', en: 'Skin type', de: 'Hauttyp' },
    type: 'multipleSelect',
    values: [
      value('all', 'Svi tipovi kože', 'All skin types', 'Alle Hauttypen'),
      value('dry', 'Suha', 'Dry', 'Trocken'),
      value('oily', 'Masna', 'Oily', 'Fettig'),
      value('combination', 'Mješovita', 'Combination', 'Mischhaut'),
      value('sensitive', 'Osjetljiva', 'Sensitive', 'Empfindlich'),
      value('mature', 'Zrela', 'Mature', 'Reif'),
    ],
  },
  {
    code: 'ingredient',
    labels: { hr: 'Glavni sastojak', en: 'Key ingredient', de: 'Hauptwirkstoff' },
    type: 'multipleSelect',
    values: [
      value('hyaluronic', 'Hijaluronska kiselina', 'Hyaluronic acid', 'Hyaluronsäure'),
      value('vitamin-c', 'Vitamin C', 'Vitamin C', 'Vitamin C'),
      value('niacinamide', 'Niacinamid', 'Niacinamide', 'Niacinamid'),
      value('retinol', 'Retinol', 'Retinol', 'Retinol'),
      value('ceramides', 'Ceramidi', 'Ceramides', 'Ceramide'),
      value('panthenol', 'Pantenol', 'Panthenol', 'Panthenol'),
      value('lavender', 'Lavanda', 'Lavender', 'Lavendel'),
      value('sage', 'Kadulja', 'Sage', 'Salbei'),
      value('immortelle', 'Smilje', 'Immortelle', 'Strohblume'),
      value('olive', 'Maslina', 'Olive', 'Olive'),
      value('rosehip', 'Šipak', 'Rosehip', 'Hagebutte'),
      value('shea', 'Shea maslac', 'Shea butter', 'Sheabutter'),
      value('aloe', 'Aloja', 'Aloe', 'Aloe'),
      value('sea-salt', 'Morska sol', 'Sea salt', 'Meersalz'),
      value('clay', 'Glina', 'Clay', 'Tonerde'),
      value('urea', 'Ureja', 'Urea', 'Urea'),
    ],
  },
  {
    code: 'spf',
    labels: { hr: 'Zaštitni faktor (SPF)', en: 'Sun protection (SPF)', de: 'Lichtschutzfaktor' },
    type: 'numberField',
  },
  {
    code: 'net_amount',
    labels: { hr: 'Količina', en: 'Net amount', de: 'Inhalt' },
    type: 'numberField',
    unit: 'ml',
  },
  {
    code: 'vegan',
    labels: { hr: 'Vegansko', en: 'Vegan', de: 'Vegan' },
    type: 'yesNo',
  },
  {
    code: 'fragrance_free',
    labels: { hr: 'Bez mirisa', en: 'Fragrance free', de: 'Ohne Parfüm' },
    type: 'yesNo',
  },
];

/** Package sizes of the products that come in several. */
export const sizeAttribute: SampleAttribute = {
  code: 'size',
  labels: { hr: 'Pakiranje', en: 'Size', de: 'Größe' },
  type: 'textSwatch',
  values: [
    { ...value('400g', '400 g', '400 g', '400 g'), shopDefault: true },
    value('1kg', '1 kg', '1 kg', '1 kg'),
  ],
};

/** Products whose variants are scents; the variants of all others are shades. */
export const SCENTED: ReadonlySet<string> = new Set([
  'shower-gel-250ml',
  'hand-cream-75ml',
  'soap-bar-100g',
]);

export const SHADE = {
  code: 'shade',
  labels: { hr: 'Nijansa', en: 'Shade', de: 'Farbton' },
} as const;
export const SCENT = { code: 'scent', labels: { hr: 'Miris', en: 'Scent', de: 'Duft' } } as const;
