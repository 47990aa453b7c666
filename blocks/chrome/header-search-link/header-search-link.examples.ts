import type { BlockExample } from '#runtime/define-block.ts';

export const headerSearchLinkExamples: readonly BlockExample[] = [
  { name: 'typical', meta: { label: 'Pretraži' } },
  { name: 'empty' },
  {
    name: 'long-text',
    meta: { label: 'Pretraži proizvode i savjete' },
    options: { look: 'label' },
  },
  {
    name: 'mobile-overrides',
    meta: { label: 'Pretraži' },
    options: { look: 'label' },
    mobileOptions: { look: 'icon' },
  },
];
