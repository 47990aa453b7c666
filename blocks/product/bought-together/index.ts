import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { boughtTogetherExamples } from './bought-together.examples.ts';
import { loadTogether } from './bought-together.loader.ts';
import { boughtTogetherSchema } from './bought-together.schema.ts';
import { BoughtTogether } from './bought-together.tsx';

export const boughtTogether = defineBlock({
  type: 'bought-together',
  version: 1,
  category: 'products',
  icon: 'combine',
  schema: boughtTogetherSchema,
  texts: blockTexts('bought-together'),
  contract: { on: ['product'] },
  load: loadTogether,
  dataChangesAt: ({ renewAt }) => renewAt ?? undefined,
  // The product that a template is edited with may have nothing to go with it.
  needsSample: ({ products }) => products.length === 0,
  Component: BoughtTogether,
  examples: boughtTogetherExamples,
});
