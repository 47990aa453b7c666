import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { logoStripExamples } from './logo-strip.examples.ts';
import { logoStripSchema } from './logo-strip.schema.ts';
import { LogoStrip } from './logo-strip.tsx';

export const logoStrip = defineBlock({
  type: 'logo-strip',
  version: 1,
  category: 'social-proof',
  icon: 'badge-check',
  schema: logoStripSchema,
  texts: blockTexts('logo-strip'),
  Component: LogoStrip,
  examples: logoStripExamples,
});
