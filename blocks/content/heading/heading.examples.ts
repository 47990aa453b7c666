import type { BlockExample } from '#runtime/define-block.ts';

export const headingExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { text: 'Njega koja prati vašu kožu' } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: {
      text: 'Najnepredvidljivijemikroklimatske promjene i što one znače za zaštitnu barijeru osjetljive, atopične i dehidrirane kože',
    },
    options: { size: 'xl' },
  },
  {
    name: 'mobile-overrides',
    meta: { text: 'Savjeti i novosti' },
    options: { size: 'l', align: 'center' },
    mobileOptions: { size: 's', align: 'start' },
  },
];
