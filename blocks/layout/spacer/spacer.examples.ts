import type { BlockExample } from '#runtime/define-block.ts';

export const spacerExamples: readonly BlockExample[] = [
  { name: 'typical' },
  { name: 'empty', options: { height: 0 } },
  { name: 'long-text', options: { height: 240, background: 'tint' } },
  { name: 'mobile-overrides', options: { height: 120 }, mobileOptions: { height: 24 } },
];
