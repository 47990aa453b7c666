import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { ingredientsExamples } from './ingredients.examples.ts';
import { ingredientsSchema } from './ingredients.schema.ts';
import { Ingredients } from './ingredients.tsx';

export const ingredients = defineBlock({
  type: 'ingredients',
  version: 1,
  category: 'text',
  icon: 'flask-conical',
  schema: ingredientsSchema,
  texts: blockTexts('ingredients'),
  Component: Ingredients,
  examples: ingredientsExamples,
});
