import { type Static, Type } from 'typebox';
import { MAX_ANSWERS, MAX_QUESTIONS } from '#domain/web/quiz-query.ts';

import {
  blockSchema,
  integerField,
  listField,
  mediaField,
  textareaField,
  textField,
} from '#schemas/fields.ts';

const answerSchema = Type.Object(
  {
    text: textField({ maxLength: 80 }),
    media: mediaField({ 'x-mobile': false, 'x-decorative': true }),
    tagId: Type.Optional(Type.Integer({ minimum: 1, 'x-bag': 'meta', 'x-control': 'tag' })),
  },
  { additionalProperties: false },
);

const questionSchema = Type.Object(
  {
    text: textField({ maxLength: 160 }),
    help: textField({ maxLength: 200 }),
    answers: listField(answerSchema, { maxItems: MAX_ANSWERS, 'x-summary': 'text' }),
  },
  { additionalProperties: false },
);

/** Questions whose answers name tags of products, and words around the products that fit best. */
export const quizSchema = blockSchema({
  title: textField({ maxLength: 120 }),
  text: textareaField({ maxLength: 400 }),
  questions: listField(questionSchema, {
    maxItems: MAX_QUESTIONS,
    'x-summary': 'text',
    'x-mobile': false,
  }),
  button: textField({ maxLength: 40, 'x-default-text': 'finish', 'x-mobile': false }),
  outcomeTitle: textField({ maxLength: 120, 'x-default-text': 'outcome', 'x-mobile': false }),
  outcomeText: textareaField({ maxLength: 400, 'x-mobile': false }),
  limit: integerField({ minimum: 1, maximum: 12, default: 4 }, { 'x-mobile': false }),
});
export type QuizValues = Static<typeof quizSchema>;
export type QuizQuestion = QuizValues['questions'][number];
