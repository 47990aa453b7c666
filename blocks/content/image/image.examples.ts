import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const imageExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      media: { id: SAMPLE_MEDIA.postMorningCreamRitual },
      caption: 'Jutarnje svjetlo, jedna kap, dvije minute.',
    },
    options: { ratio: '16 / 9' },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      media: { id: SAMPLE_MEDIA.textureOilDrops, alt: '' },
      caption:
        'Hladno prešano ulje smilja, šipka i slatkog badema na staklenoj ploči našeg laboratorija, snimljeno bez umjetne rasvjete i naknadne obrade.',
    },
    options: { width: 'measure' },
  },
  {
    name: 'mobile-overrides',
    meta: {
      media: { id: SAMPLE_MEDIA.heroSeaMineralsWater },
      link: { kind: 'category', slug: 'njega-lica', label: 'Njega lica' },
    },
    mobileMeta: { media: { id: SAMPLE_MEDIA.textureGelBubbles } },
    options: { width: 'full', ratio: '16 / 9', space: 'none' },
    mobileOptions: { ratio: '4 / 5' },
  },
];
