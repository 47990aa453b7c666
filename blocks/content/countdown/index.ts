import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { countdownExamples } from './countdown.examples.ts';
import { loadCountdown } from './countdown.loader.ts';
import { countdownSchema } from './countdown.schema.ts';
import { Countdown } from './countdown.tsx';

export const countdown = defineBlock({
  type: 'countdown',
  version: 1,
  category: 'text',
  icon: 'timer',
  schema: countdownSchema,
  texts: blockTexts('countdown'),
  load: loadCountdown,
  changesAt: ({ until }) => until,
  Component: Countdown,
  examples: countdownExamples,
});
