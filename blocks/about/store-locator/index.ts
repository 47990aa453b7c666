import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { storeLocatorExamples } from './store-locator.examples.ts';
import { loadStores, nextChange } from './store-locator.loader.ts';
import { storeLocatorSchema } from './store-locator.schema.ts';
import { StoreLocator } from './store-locator.tsx';

export const storeLocator = defineBlock({
  type: 'store-locator',
  version: 1,
  category: 'text',
  icon: 'map-pin',
  schema: storeLocatorSchema,
  texts: blockTexts('store-locator'),
  load: loadStores,
  dataChangesAt: nextChange,
  branches: ({ branches }) => branches,
  Component: StoreLocator,
  examples: storeLocatorExamples,
});
