import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { timelineExamples } from './timeline.examples.ts';
import { timelineSchema } from './timeline.schema.ts';
import { Timeline } from './timeline.tsx';

export const timeline = defineBlock({
  type: 'timeline',
  version: 1,
  category: 'text',
  icon: 'milestone',
  schema: timelineSchema,
  texts: blockTexts('timeline'),
  Component: Timeline,
  examples: timelineExamples,
});
