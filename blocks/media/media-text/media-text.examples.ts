import { bullets, paragraphs } from '#blocks/_fixtures/rich-text.ts';
import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const mediaTextExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      media: { id: SAMPLE_MEDIA.postMorningCreamRitual },
      eyebrow: 'Naša priča',
      title: 'Počelo je kremom za ruke',
      text: paragraphs(
        'Kupci su godinama tražili istu recepturu, onu iz stražnje prostorije. Jednog smo dana na lončić nalijepili svoje ime.',
      ),
      link: { kind: 'url', href: '/o-nama', label: 'Upoznajte nas' },
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      media: { id: SAMPLE_MEDIA.bannerBathroomShelfSage, focus: { x: 0.6, y: 0.5 } },
      eyebrow: 'Savjetovalište naših magistara farmacije',
      title: 'Polica na kojoj sve ima razlog: što držati pri ruci, a što mora u ormarić',
      text: bullets(
        'Serumi s vitaminom C vole tamu i hladnoću, pa im kupaonica nije dom; držite ih u ormariću sobe u kojoj se ne kuha i ne kupa.',
        'Kreme u staklenkama podnose vlagu, ali ne i mokre prste.',
        'Zaštita od sunca nakon ljeta više ne štiti, ma koliko je ostalo u tubi.',
      ),
      link: { kind: 'url', href: '/objave', label: 'Pročitajte vodič kroz kućnu ljekarnu' },
    },
    options: { side: 'end', overlap: 'l', ground: 'night', ratio: '4 / 3', align: 'end' },
  },
  {
    name: 'mobile-overrides',
    meta: {
      media: { id: SAMPLE_MEDIA.heroSeaMineralsWater },
      title: 'More u svakoj kapi',
      text: paragraphs('Minerali Jadrana za kožu koja pamti ljeto.'),
    },
    mobileMeta: { media: { id: SAMPLE_MEDIA.textureGelBubbles } },
    options: { overlap: 'none', ratio: '3 / 2' },
    mobileOptions: { ratio: '1 / 1' },
  },
];
