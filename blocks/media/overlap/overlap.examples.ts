import { bullets, paragraphs } from '#blocks/_fixtures/rich-text.ts';
import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const overlapExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      media: { id: SAMPLE_MEDIA.postMorningCreamRitual, focus: { x: 0.4, y: 0.5 } },
      eyebrow: 'Iz laboratorija',
      title: 'Malo bočica, dobro složenih',
      text: paragraphs(
        'Rutina koja djeluje stane na jednu policu. Naše su je magistre složile tako da svaki korak ima razlog, a ništa se ne ponavlja.',
      ),
      link: { kind: 'url', href: '/shop', label: 'Složite svoju rutinu' },
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      media: { id: SAMPLE_MEDIA.shoppableBathroomShelf, focus: { x: 0.7, y: 0.6 } },
      eyebrow: 'Savjetovalište naših magistara farmacije',
      title: 'Polica na kojoj sve ima razlog: što držati pri ruci, a što mora u ormarić',
      text: bullets(
        'Serumi s vitaminom C vole tamu i hladnoću, pa im kupaonica nije dom; držite ih u ormariću sobe u kojoj se ne kuha i ne kupa.',
        'Kreme u staklenkama podnose vlagu, ali ne i mokre prste.',
        'Zaštita od sunca nakon ljeta više ne štiti, ma koliko je ostalo u tubi.',
      ),
      link: { kind: 'url', href: '/objave', label: 'Pročitajte vodič kroz kućnu ljekarnu' },
    },
    options: { place: 'start', overlap: 'l', ground: 'night', ratio: '16 / 9' },
  },
  {
    name: 'mobile-overrides',
    meta: {
      media: { id: SAMPLE_MEDIA.heroLavenderWindowLight, focus: { x: 0.8, y: 0.5 } },
      title: 'Miris koji ne moramo dodavati',
      text: paragraphs('Ulje destiliramo isti dan, pa u kremi ostane miris polja, a ne bočice.'),
    },
    mobileMeta: { media: { id: SAMPLE_MEDIA.postLavenderSoapLinen } },
    options: { place: 'start', background: 'tint' },
    mobileOptions: { ratio: '1 / 1' },
  },
  {
    name: 'bottom',
    meta: {
      media: { id: SAMPLE_MEDIA.bannerBathroomShelfSage },
      eyebrow: 'Za kosu',
      title: 'Polica koja miriše na kadulju',
      text: paragraphs(
        'Šampon i regenerator u bočicama koje se nadopunjuju, a maska za dane kad kosa traži više.',
      ),
      link: { kind: 'url', href: '/shop', label: 'Njega kose' },
    },
    options: { place: 'bottom', background: 'sand' },
  },
  {
    name: 'on-brand',
    meta: {
      media: { id: SAMPLE_MEDIA.postHerbsMortar },
      title: 'Ono što je u bočici piše na bočici',
    },
    options: { place: 'bottom', overlap: 'l', ground: 'soft', background: 'brand' },
  },
];
