import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { copyrightExamples } from './copyright.examples.ts';
import { loadCopyright } from './copyright.loader.ts';
import { copyrightSchema } from './copyright.schema.ts';
import { Copyright } from './copyright.tsx';

export const copyright = defineBlock({
  type: 'copyright',
  version: 1,
  category: 'chrome',
  icon: 'copyright',
  schema: copyrightSchema,
  texts: blockTexts('copyright'),
  load: loadCopyright,
  Component: Copyright,
  examples: copyrightExamples,
});
