import type { BlockExample } from '#runtime/define-block.ts';
import { SAMPLE_MEDIA } from '../../sample-media.ts';

export const logoExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: { media: { id: SAMPLE_MEDIA.brandLogo }, alt: 'Bonaca, ljekarna i njega' },
    options: { width: 184 },
    mobileOptions: { width: 132 },
    data: { option: null },
  },
  { name: 'empty', data: { option: null } },
  {
    name: 'long-text',
    meta: { alt: 'Ljekarna i njega kože Bonaca na Korčuli' },
    data: { option: null },
  },
  {
    name: 'mobile-overrides',
    meta: { media: { id: SAMPLE_MEDIA.brandLogo }, alt: 'Bonaca, ljekarna i njega' },
    mobileMeta: { media: { id: SAMPLE_MEDIA.brandLogoWordmark } },
    options: { width: 200 },
    mobileOptions: { width: 112 },
    data: { option: null },
  },
  {
    name: 'on-dark',
    meta: { media: { id: SAMPLE_MEDIA.brandLogoLight }, alt: 'Bonaca, ljekarna i njega' },
    options: { background: 'brand', width: 200 },
    data: { option: null },
  },
];
