import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { heroExamples } from './hero.examples.ts';
import { heroSchema } from './hero.schema.ts';
import { Hero } from './hero.tsx';

export const hero = defineBlock({
  type: 'hero',
  version: 1,
  category: 'media',
  icon: 'image',
  schema: heroSchema,
  texts: blockTexts('hero'),
  Component: Hero,
  examples: heroExamples,
});
