import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { overlapExamples } from './overlap.examples.ts';
import { overlapSchema } from './overlap.schema.ts';
import { Overlap } from './overlap.tsx';

export const overlap = defineBlock({
  type: 'overlap',
  version: 1,
  category: 'media',
  icon: 'layers-2',
  schema: overlapSchema,
  texts: blockTexts('overlap'),
  Component: Overlap,
  examples: overlapExamples,
});
