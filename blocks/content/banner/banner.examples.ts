import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const bannerExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      media: { id: SAMPLE_MEDIA.textureOilDrops, alt: '' },
      title: 'Tjedan ulja: −20 % na sva biljna ulja',
      text: 'Šipak, smilje, slatki badem i jojoba.',
      link: { kind: 'url', href: '/shop/njega-lica', label: 'Pogledajte ponudu' },
      from: '2026-11-02T08:00:00Z',
      until: '2026-11-08T20:00:00Z',
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Od ponedjeljka do nedjelje uz svaku kupnju iznad pedeset eura poklanjamo putni set',
      text: 'Putni set sadrži gel za tuširanje, losion za tijelo i sapun s lavandom, a šaljemo ga dok traju zalihe, po redoslijedu narudžbi.',
      link: {
        kind: 'url',
        href: '/pravila',
        label: 'Pročitajte pravila nagradne pogodnosti',
      },
      until: '2026-12-31T20:00:00Z',
    },
    options: { tone: 'sand' },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Besplatna dostava iznad 40 €', text: 'U cijeloj Hrvatskoj i Sloveniji.' },
    mobileMeta: { text: '' },
    options: { tone: 'tint' },
  },
  {
    name: 'sale',
    meta: {
      media: { id: SAMPLE_MEDIA.categorySunCare, alt: '' },
      title: 'Kraj ljeta, do −40 %',
      text: 'Zadnji komadi zaštite od sunca.',
      link: { kind: 'category', slug: 'zastita-od-sunca', label: 'Na rasprodaju' },
    },
    options: { tone: 'sale' },
  },
];
