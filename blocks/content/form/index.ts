import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { formExamples } from './form.examples.ts';
import { formBlockSchema } from './form.schema.ts';
import { FormBlock } from './form.tsx';

export const form = defineBlock({
  type: 'form',
  version: 1,
  category: 'forms',
  icon: 'clipboard-list',
  schema: formBlockSchema,
  texts: blockTexts('form'),
  Component: FormBlock,
  examples: formExamples,
});
