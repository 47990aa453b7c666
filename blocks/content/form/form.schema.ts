import type { Static } from 'typebox';
import { formFields } from '#schemas/content/form.ts';
import { blockSchema, choiceField, linkField, textareaField, textField } from '#schemas/fields.ts';

const { title, fields, consent, recipients, copy } = formFields;

/** A form whose fields an editor says. What the server checks answers by is `formFields`. */
export const formBlockSchema = blockSchema({
  title,
  text: textareaField({ maxLength: 500 }),
  fields,
  consent,
  consentLink: linkField({ 'x-mobile': false }),
  button: textField({ maxLength: 40, 'x-default-text': 'submit' }),
  thanks: textareaField({ maxLength: 500, 'x-default-text': 'thanks' }),
  recipients,
  copy,
  columns: choiceField(['one', 'two'], 'one', { 'x-group': 'layout', 'x-mobile': false }),
});
export type FormBlockValues = Static<typeof formBlockSchema>;
