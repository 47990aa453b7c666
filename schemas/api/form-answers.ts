import { type Static, Type } from 'typebox';
import { FORM_FIELD_KINDS } from '#domain/web/form-fields.ts';
import { instantSchema, localeSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';
import { nodeKeySchema } from './forms.ts';

/** Most forms that the list names. */
export const MAX_LISTED_FORMS = 200;

/** A form by where it stood. */
const formShape = { elementId: rowIdSchema, node: nodeKeySchema };

/** A form that was answered, called as it was last. */
const answeredFormSchema = Type.Object({
  ...formShape,
  title: Type.String(),
  answers: Type.Integer(),
  lastAt: instantSchema,
});
export type AnsweredForm = Static<typeof answeredFormSchema>;

/** What somebody answered, with the questions of that time. */
const formAnswerSchema = Type.Object({
  id: Type.Integer(),
  ...formShape,
  title: Type.String(),
  language: localeSchema,
  createdAt: instantSchema,
  /** Text that was agreed to. */
  consent: nullable(Type.String()),
  answers: Type.Array(
    Type.Object({
      label: Type.String(),
      kind: Type.Enum([...FORM_FIELD_KINDS]),
      /** None where nothing was answered; `yes` or `no` of a field of yes or no. */
      values: Type.Array(Type.String()),
    }),
  ),
});
export type FormAnswer = Static<typeof formAnswerSchema>;

/** The forms that have answers; the last answered first. */
export const listAnsweredForms = defineEndpoint({
  key: 'forms.answered',
  method: 'GET',
  path: '/api/v1/form-answer/forms',
  summary: 'Forms that were answered',
  access: 'backoffice',
  data: Type.Object({ forms: Type.Array(answeredFormSchema, { maxItems: MAX_LISTED_FORMS }) }),
});

/** The newest first. `keywords` are looked for in what was answered: so is whoever asks for their data. */
export const filterFormAnswers = defineEndpoint({
  key: 'forms.filterAnswers',
  method: 'POST',
  path: '/api/v1/form-answer/filter',
  summary: 'List answers to forms',
  access: 'backoffice',
  body: Type.Object(
    {
      keywords: Type.Optional(Type.String({ maxLength: 200 })),
      form: Type.Optional(Type.Object(formShape, { additionalProperties: false })),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(formAnswerSchema),
});

const params = Type.Object({ id: rowIdSchema });

export const getFormAnswer = defineEndpoint({
  key: 'forms.getAnswer',
  method: 'GET',
  path: '/api/v1/form-answer/get/:id',
  summary: 'An answer to a form',
  access: 'backoffice',
  params,
  data: formAnswerSchema,
});

/** For good; a mail that has not left yet does not leave. */
export const deleteFormAnswer = defineEndpoint({
  key: 'forms.deleteAnswer',
  method: 'DELETE',
  path: '/api/v1/form-answer/delete/:id',
  summary: 'Delete an answer to a form',
  access: 'backoffice',
  params,
  data: Type.Object({}),
});

/** All answers to one form as CSV, the oldest first; a column for every question that it ever asked. */
export const exportFormAnswers = defineEndpoint({
  key: 'forms.exportAnswers',
  method: 'GET',
  path: '/api/v1/form-answer/export',
  summary: 'Hand the answers to a form out as CSV',
  access: 'backoffice',
  query: Type.Object(formShape, { additionalProperties: false }),
  data: Type.Unknown(),
  files: ['text/csv'],
  bare: true,
});
