import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { routineStepsExamples } from './routine-steps.examples.ts';
import { loadSteps } from './routine-steps.loader.ts';
import { routineStepsSchema } from './routine-steps.schema.ts';
import { RoutineSteps } from './routine-steps.tsx';

export const routineSteps = defineBlock({
  type: 'routine-steps',
  version: 1,
  category: 'products',
  icon: 'sunrise',
  schema: routineStepsSchema,
  texts: blockTexts('routine-steps'),
  load: loadSteps,
  Component: RoutineSteps,
  examples: routineStepsExamples,
});
