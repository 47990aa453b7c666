import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { infoStripExamples } from './info-strip.examples.ts';
import { infoStripSchema } from './info-strip.schema.ts';
import { InfoStrip } from './info-strip.tsx';

export const infoStrip = defineBlock({
  type: 'info-strip',
  version: 1,
  category: 'chrome',
  icon: 'info',
  schema: infoStripSchema,
  texts: blockTexts('info-strip'),
  Component: InfoStrip,
  examples: infoStripExamples,
});
