import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const item = (id: number, caption = '') => ({ media: { id }, caption });

const ROOMS = [
  item(SAMPLE_MEDIA.postHerbsMortar, 'Bilje iz mužara'),
  item(SAMPLE_MEDIA.textureOilDrops, 'Hladno prešana ulja'),
  item(SAMPLE_MEDIA.postLavenderSoapLinen, 'Sapuni na sušenju'),
  item(SAMPLE_MEDIA.textureCreamSwirl, 'Prva serija kreme'),
  item(SAMPLE_MEDIA.bannerBathroomShelfSage, 'Polica u laboratoriju'),
  item(SAMPLE_MEDIA.textureGelBubbles, 'Gel prije punjenja'),
];

export const galleryExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { title: 'Iz našeg laboratorija', items: ROOMS },
    options: { ratio: '4 / 5' },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Jedan dan u laboratoriju, od prve vage u zoru do zadnje bočice na polici',
      text: 'Snimala je naša magistra, između dviju serija noćne kreme; ništa nije namješteno.',
      items: [
        item(
          SAMPLE_MEDIA.heroSeaMineralsWater,
          'Morska sol se otapa u izvorskoj vodi i filtrira triput, zato je otopina bistra i bez mirisa',
        ),
        ...ROOMS,
      ],
    },
    options: { layout: 'masonry', captions: true, columns: 3, gap: 'm' },
  },
  {
    name: 'mobile-overrides',
    meta: { items: ROOMS.slice(0, 4) },
    options: { columns: 4, enlarges: false, gap: 'none' },
    mobileOptions: { columns: 1 },
  },
  {
    name: 'strip',
    meta: { title: 'Teksture', items: ROOMS },
    options: { layout: 'strip', ratio: '3 / 2', background: 'night' },
  },
];
