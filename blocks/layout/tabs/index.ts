import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { tabsExamples } from './tabs.examples.ts';
import { TAB_SLOTS, tabsSchema } from './tabs.schema.ts';
import { TabsBlock } from './tabs.tsx';

export const tabs = defineBlock({
  type: 'tabs',
  version: 1,
  category: 'layout',
  icon: 'panel-top',
  schema: tabsSchema,
  texts: blockTexts('tabs'),
  slots: Object.fromEntries(
    TAB_SLOTS.map((name, index) => [name, { when: { field: 'count', atLeast: index + 1 } }]),
  ),
  Component: TabsBlock,
  examples: tabsExamples,
});
