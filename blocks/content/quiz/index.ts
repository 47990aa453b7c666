import { blockTexts } from '#locales/site-texts.ts';
import { defineBlock } from '#runtime/define-block.ts';
import { quizExamples } from './quiz.examples.ts';
import { loadQuiz } from './quiz.loader.ts';
import { quizSchema } from './quiz.schema.ts';
import { Quiz } from './quiz.tsx';

export const quiz = defineBlock({
  type: 'quiz',
  version: 1,
  category: 'products',
  icon: 'list-checks',
  schema: quizSchema,
  texts: blockTexts('quiz'),
  // Two would read each other's answers out of the address.
  contract: { unique: true },
  load: loadQuiz,
  Component: Quiz,
  examples: quizExamples,
});
