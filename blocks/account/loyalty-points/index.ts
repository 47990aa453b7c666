import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { loyaltyPointsExamples } from './loyalty-points.examples.ts';
import { loadLoyalty } from './loyalty-points.loader.ts';
import { loyaltyPointsSchema } from './loyalty-points.schema.ts';
import { LoyaltyPoints } from './loyalty-points.tsx';

export const loyaltyPoints = defineBlock({
  type: 'loyalty-points',
  version: 1,
  category: 'account',
  icon: 'award',
  schema: loyaltyPointsSchema,
  texts: blockTexts('loyalty-points'),
  load: loadLoyalty,
  Component: LoyaltyPoints,
  examples: loyaltyPointsExamples,
});
