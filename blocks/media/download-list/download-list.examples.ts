import { SAMPLE_MEDIA } from '#blocks/sample-media.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const file = { id: SAMPLE_MEDIA.careGuide };

export const downloadListExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      title: 'Za ponijeti sa sobom',
      text: 'Spremite na mobitel ili ispišite.',
      items: [
        { file, name: 'Vodič za njegu kože', note: 'Jutro, večer i što kada nanijeti.' },
        { file, name: 'Vodič za njegu, za ispis', note: '' },
      ],
    },
  },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      title: 'Sve upute, sastavi i izjave o sukladnosti proizvoda koje držimo na polici',
      text: 'Dokumenti su isti oni koje imamo za pultom. Ako neki nedostaje, javite nam se i poslat ćemo vam ga isti dan.',
      items: [
        {
          file,
          name: 'Cjelovit vodič za njegu osjetljive i atopične kože kroz četiri godišnja doba',
          note: 'Napisala ga je naša magistra nakon dvadeset godina odgovaranja na ista pitanja za pultom.',
        },
        { file, name: '', note: '' },
      ],
    },
    options: { width: 'page' },
  },
  {
    name: 'mobile-overrides',
    meta: { items: [{ file, name: 'Vodič za njegu kože', note: '' }] },
    options: { background: 'soft', space: 'l' },
    mobileOptions: { space: 's' },
  },
];
