import { defineBlock } from '#runtime/define-block.ts';
import { copyrightExamples } from './copyright.examples.ts';
import { loadCopyright } from './copyright.loader.ts';
import { copyrightSchema } from './copyright.schema.ts';
import { copyrightTexts } from './copyright.texts.ts';
import { Copyright } from './copyright.tsx';

export const copyright = defineBlock({
  type: 'copyright',
  version: 1,
  category: 'chrome',
  icon: 'copyright',
  schema: copyrightSchema,
  texts: copyrightTexts,
  load: loadCopyright,
  Component: Copyright,
  examples: copyrightExamples,
});
