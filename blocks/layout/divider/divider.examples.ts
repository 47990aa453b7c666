import type { BlockExample } from '#runtime/define-block.ts';

export const dividerExamples: readonly BlockExample[] = [
  { name: 'typical' },
  { name: 'empty', options: { width: 's' } },
  {
    name: 'long-text',
    meta: { label: 'Od ljekarničke recepture do bočice na vašoj polici' },
    options: { look: 'dashed', width: 'measure' },
  },
  {
    name: 'mobile-overrides',
    meta: { label: 'ili' },
    options: { look: 'double', space: 'l' },
    mobileOptions: { space: 'none' },
  },
  { name: 'dots', options: { look: 'dots', width: 'full' } },
  {
    name: 'sign',
    options: { look: 'sign', icon: 'drop', width: 'measure', background: 'night' },
  },
];
