import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { logoExamples } from './logo.examples.ts';
import { loadLogo } from './logo.loader.ts';
import { logoSchema } from './logo.schema.ts';
import { Logo } from './logo.tsx';

export const logo = defineBlock({
  type: 'logo',
  version: 1,
  category: 'chrome',
  icon: 'badge',
  schema: logoSchema,
  texts: blockTexts('logo'),
  load: loadLogo,
  Component: Logo,
  examples: logoExamples,
});
