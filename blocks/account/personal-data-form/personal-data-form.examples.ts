import type { BlockExample } from '#runtime/define-block.ts';

const data = {
  customer: { firstName: 'Marta', lastName: 'Kupac', email: 'kupac@izlog.test', barcode: '' },
};
const EMPTY = { customer: null };

export const personalDataFormExamples: readonly BlockExample[] = [
  { name: 'typical', met: ['visitor:member'], data },
  { name: 'empty', met: ['visitor:guest'], data: EMPTY },
  {
    name: 'long-text',
    meta: { title: 'Podaci kojima vam šaljemo narudžbe i računamo bodove vjernosti' },
    data,
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Podaci kojima vam šaljemo narudžbe i računamo bodove vjernosti' },
    mobileMeta: { title: 'Moji podaci' },
    options: { background: 'soft' },
    data,
  },
  {
    name: 'long-words',
    data: {
      customer: {
        firstName: 'Aleksandra-Marija',
        lastName: 'Vlahović-Kovačević Hadžibegović',
        email: 'aleksandra.marija.vlahovic-kovacevic@vrlo-dugacka-domena.primjer.hr',
        barcode: '3850000001234',
      },
    },
  },
];
