import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { containerExamples } from './container.examples.ts';
import { containerSchema } from './container.schema.ts';
import { Container } from './container.tsx';

export const container = defineBlock({
  type: 'container',
  version: 1,
  category: 'layout',
  icon: 'box',
  schema: containerSchema,
  texts: blockTexts('container'),
  slots: { content: {} },
  wraps: 'all',
  Component: Container,
  examples: containerExamples,
});
