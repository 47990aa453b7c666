import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { teamExamples } from './team.examples.ts';
import { teamSchema } from './team.schema.ts';
import { Team } from './team.tsx';

export const team = defineBlock({
  type: 'team',
  version: 1,
  category: 'social-proof',
  icon: 'users',
  schema: teamSchema,
  texts: blockTexts('team'),
  Component: Team,
  examples: teamExamples,
});
