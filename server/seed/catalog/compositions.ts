import type { NetContent, SampleOption } from './sample-catalog.ts';

/** What bundles are made of, by product id. A shade or scent of a configurable one is chosen later. */
export const sampleMembers: Readonly<Record<number, readonly { id: number; qty: number }[]>> = {
  38: [
    { id: 23, qty: 1 },
    { id: 24, qty: 1 },
    { id: 26, qty: 1 },
  ],
  39: [
    { id: 30, qty: 1 },
    { id: 47, qty: 1 },
    { id: 32, qty: 1 },
    { id: 31, qty: 1 },
  ],
  42: [
    { id: 4, qty: 1 },
    { id: 1, qty: 1 },
    { id: 2, qty: 1 },
    { id: 11, qty: 1 },
  ],
};

interface SampleSize {
  /** Value of the attribute `size`. */
  key: string;
  cents: number;
  net: NetContent;
}

/** Products that come in several sizes, by id; the first costs what the product costs. */
export const sampleSizes: Readonly<Record<number, readonly SampleSize[]>> = {
  19: [
    { key: '400g', cents: 990, net: { amount: 400, unit: 'g' } },
    { key: '1kg', cents: 1990, net: { amount: 1000, unit: 'g' } },
  ],
};

/** Prices for holders of a member card, by product id. */
export const memberCents: Readonly<Record<number, number>> = {
  2: 2240,
  14: 1390,
  33: 1090,
  44: 2590,
  50: 2990,
};

/** What shoppers choose or write, by product id. */
export const sampleOptions: Readonly<Record<number, readonly SampleOption[]>> = {
  41: [
    {
      kind: 'dropdown',
      titles: { hr: 'Vrijednost', en: 'Value', de: 'Wert' },
      required: true,
      values: [
        { labels: { hr: '50 €', en: '50 €', de: '50 €' }, sku: 'BON-1080-50' },
        { labels: { hr: '100 €', en: '100 €', de: '100 €' }, sku: 'BON-1080-100', cents: 5000 },
      ],
    },
    {
      kind: 'textField',
      titles: {
        hr: 'Ime primatelja',
        en: 'Name of the recipient',
        de: 'Name der beschenkten Person',
      },
      required: true,
      maxLength: 60,
    },
    {
      kind: 'textField',
      titles: { hr: 'Vaša poruka', en: 'Your message', de: 'Ihre Nachricht' },
      maxLength: 300,
    },
    {
      kind: 'date',
      titles: { hr: 'Pošalji na dan', en: 'Send on', de: 'Senden am' },
    },
  ],
  43: [
    {
      kind: 'yesNo',
      titles: { hr: 'Svečana vrpca', en: 'Festive ribbon', de: 'Festliche Schleife' },
      values: [{ labels: { hr: 'Da', en: 'Yes', de: 'Ja' }, sku: 'LAV-VRPCA', cents: 150 }],
    },
    {
      kind: 'textField',
      titles: { hr: 'Posveta na kartici', en: 'Words on the card', de: 'Text auf der Karte' },
      maxLength: 120,
    },
  ],
};
