import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

export const quoteExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      text: 'Dobra krema je ona koju netko doista koristi. Zato pazimo i na miris, i na to kako klizi.',
      author: 'Ana Bonačić',
      role: 'magistra farmacije i osnivačica',
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      text: 'Kad smo otvorili ljekarnu, mislili smo da ljudi dolaze po lijekove. Dolaze po odgovor: hoće li proći, je li opasno, što da promijene.\nKozmetiku smo počeli raditi tek onda kad smo primijetili da na ista pitanja svaki dan odgovaramo istim savjetom, a da za njega na polici nemamo ništa što bismo i sami nosili kući.',
      author: 'Ivan Bonačić',
      role: 'magistar farmacije, voditelj laboratorija za dermatološke pripravke i savjetovališta za osjetljivu kožu',
      media: { id: SAMPLE_MEDIA.postHerbsMortar },
    },
    options: { size: 'm', layout: 'start' },
  },
  {
    name: 'mobile-overrides',
    meta: { text: 'Manje sastojaka, više brige.', author: 'Naše pravilo' },
    mobileMeta: { author: '' },
    options: { size: 'xl', background: 'tint' },
  },
  {
    name: 'picture',
    meta: {
      text: 'Lavandu beremo prije podneva, dok je ulje još u cvatu.',
      author: 'Marin Plenković',
      role: 'OPG Plenković, Hvar',
      media: { id: SAMPLE_MEDIA.postLavenderSoapLinen, focus: { x: 0.5, y: 0.5 } },
    },
    options: { layout: 'picture', background: 'sand' },
  },
];
