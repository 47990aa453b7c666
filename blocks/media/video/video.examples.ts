import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const loop = {
  media: { id: SAMPLE_MEDIA.loopCreamSwirl },
  alternative: { id: SAMPLE_MEDIA.loopCreamSwirlH264 },
  poster: { id: SAMPLE_MEDIA.loopCreamSwirlPoster, alt: '' },
  title: 'Vrtlog kreme polako se okreće',
};

export const videoExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { ...loop, caption: 'Krema ceramide odmah nakon miješanja.' },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      ...loop,
      title: 'Kako nastaje krema s ceramidima: od vage u zoru do zadnje staklenke na polici',
      caption:
        'Snimljeno u jednom kadru, bez rezanja; magistra u pozadini čita recepturu i provjerava temperaturu svake faze prije nego što se spoje.',
    },
    options: { width: 'measure', ratio: '4 / 3' },
  },
  {
    name: 'mobile-overrides',
    meta: loop,
    mobileMeta: { poster: { id: SAMPLE_MEDIA.textureOilDrops, alt: '' } },
    options: { width: 'full', playback: 'loop', space: 'none' },
    mobileOptions: { space: 's' },
  },
  {
    name: 'embed',
    meta: {
      source: 'embed',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'Razgovor s magistrom o zaštiti od sunca',
      poster: { id: SAMPLE_MEDIA.heroSunCareArch },
    },
  },
];
