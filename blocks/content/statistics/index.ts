import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { statisticsExamples } from './statistics.examples.ts';
import { statisticsSchema } from './statistics.schema.ts';
import { Statistics } from './statistics.tsx';

export const statistics = defineBlock({
  type: 'statistics',
  version: 1,
  category: 'social-proof',
  icon: 'chart-column',
  schema: statisticsSchema,
  texts: blockTexts('statistics'),
  Component: Statistics,
  examples: statisticsExamples,
});
