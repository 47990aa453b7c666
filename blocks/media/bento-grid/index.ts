import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { bentoGridExamples } from './bento-grid.examples.ts';
import { bentoGridSchema } from './bento-grid.schema.ts';
import { BentoGrid } from './bento-grid.tsx';

export const bentoGrid = defineBlock({
  type: 'bento-grid',
  version: 1,
  category: 'media',
  icon: 'layout-dashboard',
  schema: bentoGridSchema,
  texts: blockTexts('bento-grid'),
  Component: BentoGrid,
  examples: bentoGridExamples,
});
