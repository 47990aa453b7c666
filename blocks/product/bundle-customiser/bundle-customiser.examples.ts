import { NOTHING_CHOSEN, sampleLine } from '#blocks/_fixtures/cart.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const [serum, cream] = sampleProducts;
const bundle = {
  id: 39,
  name: 'Paket zaštite od sunca',
  price: 49.9,
  members: [
    {
      id: 30,
      name: serum?.name ?? '',
      picture: serum?.media[0] ?? null,
      quantity: 1,
      choices: [],
      texts: [],
    },
    {
      id: 32,
      name: 'Balzam za usne SPF 20',
      picture: cream?.media[0] ?? null,
      quantity: 2,
      choices: [
        { id: 3201, label: 'Prirodna', isAvailable: true, colour: '#e2b7a0' },
        { id: 3202, label: 'Ruža', isAvailable: true, colour: '#c76b7a' },
        { id: 3203, label: 'Koralj', isAvailable: false, colour: null },
      ],
      texts: [
        { id: 5, title: 'Natpis na balzamu', isNumber: false, isRequired: true, maxLength: 20 },
        { id: 6, title: 'Broj na kutijici', isNumber: true, isRequired: false, maxLength: 9 },
      ],
    },
  ],
};
const data = { bundle, isBroken: false, line: null };

export const bundleCustomiserExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['product:bundle'], data },
  {
    name: 'empty',
    met: ['product:simple', 'product:configurable', 'product:custom', 'product:sold-out'],
    data: { bundle: null, isBroken: false, line: null },
  },
  { name: 'broken', met: ['answer:failed'], data: { bundle: null, isBroken: true, line: null } },
  {
    name: 'long-text',
    meta: {
      button: 'Odaberite nijanse i sastavite paket',
      title: 'Odaberite nijanse i mirise pa sastavite paket kakav vama najviše odgovara',
    },
    data: {
      isBroken: false,
      line: null,
      bundle: { ...bundle, name: 'Paket zaštite od sunca za cijelu obitelj i dugo ljeto na moru' },
    },
  },
  {
    name: 'mobile-overrides',
    meta: { button: 'Sastavite svoj paket' },
    mobileMeta: { button: 'Sastavite' },
    data,
  },
  {
    name: 'edited',
    data: {
      bundle,
      isBroken: false,
      line: sampleLine({
        qty: 2,
        options: {
          ...NOTHING_CHOSEN,
          bundleOptions: [
            { product: 32, variant: 3202, personalizations: [{ id: 5, value: 'Iva' }] },
          ],
        },
      }),
    },
  },
];
