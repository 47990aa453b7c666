import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { bundleContentsExamples } from './bundle-contents.examples.ts';
import { loadContents } from './bundle-contents.loader.ts';
import { bundleContentsSchema } from './bundle-contents.schema.ts';
import { BundleContents } from './bundle-contents.tsx';

export const bundleContents = defineBlock({
  type: 'bundle-contents',
  version: 1,
  category: 'products',
  icon: 'package',
  schema: bundleContentsSchema,
  texts: blockTexts('bundle-contents'),
  contract: { on: ['product'] },
  load: loadContents,
  // A template is edited with any product at hand, which is hardly ever a bundle.
  needsSample: ({ parts }) => parts.length === 0,
  Component: BundleContents,
  examples: bundleContentsExamples,
});
