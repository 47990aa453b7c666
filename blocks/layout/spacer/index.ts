import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { spacerExamples } from './spacer.examples.ts';
import { spacerSchema } from './spacer.schema.ts';
import { Spacer } from './spacer.tsx';

export const spacer = defineBlock({
  type: 'spacer',
  version: 1,
  category: 'layout',
  icon: 'move-vertical',
  schema: spacerSchema,
  texts: blockTexts('spacer'),
  Component: Spacer,
  examples: spacerExamples,
});
