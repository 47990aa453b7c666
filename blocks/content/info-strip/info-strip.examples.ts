import type { BlockExample } from '#runtime/define-block.ts';
import { SAMPLE_MEDIA } from '../../sample-media.ts';

export const infoStripExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      items: [
        { title: 'Brza dostava', description: 'po cijeloj Hrvatskoj', icon: 'truck' },
        {
          title: 'Savjet ljekarnika',
          description: 'svaki dan besplatno',
          icon: 'leaf',
          link: { kind: 'url', href: '/objave' },
        },
        { title: 'Povrat u 30 dana', description: 'bez obrazloženja', icon: 'return' },
      ],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      items: [
        {
          title: 'Besplatna dostava za sve narudžbe iznad 50 eura na kopnu i otocima',
          description: 'vrijedi za sve načine plaćanja, uključujući plaćanje pouzećem',
          icon: 'truck',
        },
        {
          title: 'Kostenloser Versand innerhalb von zwei Werktagen',
          description: 'Lieferzeiten auf die Inseln können abweichen',
          icon: 'shield',
        },
        {
          title: 'Poklon uzorci uz svaku narudžbu dermokozmetike',
          description: 'dok traju zalihe',
          icon: 'gift',
        },
      ],
    },
    options: { narrow: 'all' },
  },
  {
    name: 'mobile-overrides',
    meta: {
      items: [
        { title: 'Brza dostava', description: 'po cijeloj Hrvatskoj', icon: 'truck' },
        { title: 'Savjet ljekarnika', description: 'svaki dan besplatno', icon: 'leaf' },
      ],
    },
    mobileOptions: { space: 's' },
  },
  {
    name: 'with-picture',
    meta: {
      items: [
        {
          title: 'Novo: ljetna kolekcija Solenta',
          description: '',
          icon: 'none',
          media: { id: SAMPLE_MEDIA.categorySunCare, alt: '' },
          link: { kind: 'category', slug: 'zastita-od-sunca' },
        },
      ],
    },
    options: { background: 'tint' },
  },
];
