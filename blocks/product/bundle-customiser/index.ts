import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { bundleCustomiserExamples } from './bundle-customiser.examples.ts';
import { loadBundle } from './bundle-customiser.loader.ts';
import { bundleCustomiserSchema } from './bundle-customiser.schema.ts';
import { BundleCustomiser } from './bundle-customiser.tsx';

export const bundleCustomiser = defineBlock({
  type: 'bundle-customiser',
  version: 1,
  category: 'products',
  icon: 'package-open',
  schema: bundleCustomiserSchema,
  texts: blockTexts('bundle-customiser'),
  contract: { on: ['product'], provides: ['bundle-choices'], requires: ['buy-box'] },
  load: loadBundle,
  Component: BundleCustomiser,
  examples: bundleCustomiserExamples,
});
