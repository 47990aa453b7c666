import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const beforeAfterExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      before: { id: SAMPLE_MEDIA.textureClayPowder, alt: 'Suha zelena glina u prahu' },
      after: { id: SAMPLE_MEDIA.textureCreamSwirl, alt: 'Glatka maska od gline' },
      beforeLabel: 'Glina u prahu',
      afterLabel: 'Gotova maska',
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      before: { id: SAMPLE_MEDIA.textureOilDrops },
      after: { id: SAMPLE_MEDIA.textureGelBubbles },
      beforeLabel: 'Koža prije prvog nanošenja',
      afterLabel: 'Koža nakon četiri tjedna',
      caption:
        'Ista osoba, isto svjetlo i isti sat u danu; između snimki su četiri tjedna i dva nanošenja dnevno, bez drugih promjena u njezi.',
    },
    options: { width: 'measure', ratio: '1 / 1', start: 30 },
  },
  {
    name: 'mobile-overrides',
    meta: {
      before: { id: SAMPLE_MEDIA.heroSeaMineralsWater },
      after: { id: SAMPLE_MEDIA.heroLavenderWindowLight },
    },
    options: { width: 'full', ratio: '16 / 9', space: 'none' },
    mobileOptions: { ratio: '1 / 1' },
  },
  {
    name: 'one-picture',
    meta: { before: { id: SAMPLE_MEDIA.textureClayPowder }, caption: 'Druga slika još nedostaje.' },
  },
];
