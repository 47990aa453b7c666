import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { buttonExamples } from './button.examples.ts';
import { buttonSchema } from './button.schema.ts';
import { ButtonBlock } from './button.tsx';

export const button = defineBlock({
  type: 'button',
  version: 1,
  category: 'text',
  icon: 'mouse-pointer-click',
  schema: buttonSchema,
  texts: blockTexts('button'),
  Component: ButtonBlock,
  examples: buttonExamples,
});
