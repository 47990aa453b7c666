import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { dividerExamples } from './divider.examples.ts';
import { dividerSchema } from './divider.schema.ts';
import { Divider } from './divider.tsx';

export const divider = defineBlock({
  type: 'divider',
  version: 1,
  category: 'layout',
  icon: 'minus',
  schema: dividerSchema,
  texts: blockTexts('divider'),
  Component: Divider,
  examples: dividerExamples,
});
