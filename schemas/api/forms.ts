import { Type } from 'typebox';
import { FORM_LIMITS } from '#domain/web/form-fields.ts';
import { localeSchema, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

/** Key of a placed node: ids joined by `/` through the masters that it is in. */
export const nodeKeySchema = Type.String({
  pattern: '^[A-Za-z0-9_-]{3,40}(/[A-Za-z0-9_-]{3,40}){0,8}$',
  maxLength: 369,
});

/** By name of the control: `f1` to `f20`, as the fields are numbered. */
const sentAnswersSchema = Type.Record(
  Type.String({ pattern: '^f([1-9]|1[0-9]|20)$' }),
  Type.Array(Type.String({ maxLength: FORM_LIMITS.text }), { maxItems: FORM_LIMITS.options }),
  { maxProperties: FORM_LIMITS.fields, additionalProperties: false },
);

/**
 * Keeps the answers to a form that an editor put on a page, and mails them to its recipients. They are
 * checked by the form as it is published: 404 FORM_GONE where nothing public has it, 409 FORM_CHANGED
 * where `stamp` (`formStamp`) is not its own, 400 with the broken rule of each field by its name, and
 * `consent` where the box was not ticked; 429 after too many calls.
 */
export const sendForm = defineEndpoint({
  key: 'forms.send',
  method: 'POST',
  path: '/api/v1/form/web/send',
  summary: 'Answer a form of a page',
  access: 'public',
  captcha: true,
  body: Type.Object(
    {
      elementId: rowIdSchema,
      node: nodeKeySchema,
      language: localeSchema,
      stamp: Type.String({ pattern: '^[0-9a-z]{1,7}$', maxLength: 7 }),
      answers: sentAnswersSchema,
      consent: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
});
