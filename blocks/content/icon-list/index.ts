import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { iconListExamples } from './icon-list.examples.ts';
import { iconListSchema } from './icon-list.schema.ts';
import { IconList } from './icon-list.tsx';

export const iconList = defineBlock({
  type: 'icon-list',
  version: 1,
  category: 'text',
  icon: 'list-checks',
  schema: iconListSchema,
  texts: blockTexts('icon-list'),
  Component: IconList,
  examples: iconListExamples,
});
