import { type Static, Type } from 'typebox';
import { FORM_FIELD_KINDS, FORM_LIMITS } from '#domain/web/form-fields.ts';
import { choiceField, listField, textareaField, textField, toggleField } from '#schemas/fields.ts';

/** Type of the block that shows an editor's form. */
export const FORM_BLOCK = 'form';

const optionSchema = Type.Object(
  { label: textField({ maxLength: FORM_LIMITS.option }) },
  { additionalProperties: false },
);

const fieldSchema = Type.Object(
  {
    label: textField({ maxLength: FORM_LIMITS.label }),
    kind: choiceField(FORM_FIELD_KINDS, 'text', { 'x-bag': 'meta' }),
    required: toggleField(false, { 'x-bag': 'meta' }),
    help: textField({ maxLength: 240 }),
    options: listField(optionSchema, { maxItems: FORM_LIMITS.options, 'x-summary': 'label' }),
  },
  { additionalProperties: false },
);

const recipientSchema = Type.Object(
  { email: textField({ maxLength: 254, format: 'email-or-empty' }) },
  { additionalProperties: false },
);

/**
 * What the server goes by when a form of an editor is answered. Nothing of it differs on small
 * screens, so that one form is asked for and checked. Whom answers go to is no page's business.
 */
export const formFields = {
  title: textField({ maxLength: 90 }),
  fields: listField(fieldSchema, {
    maxItems: FORM_LIMITS.fields,
    'x-summary': 'label',
    'x-mobile': false,
  }),
  consent: textareaField({ maxLength: 500, 'x-mobile': false }),
  recipients: listField(recipientSchema, {
    maxItems: FORM_LIMITS.recipients,
    'x-bag': 'options',
    'x-i18n': false,
    'x-mobile': false,
    'x-private': true,
    'x-summary': 'email',
  }),
  copy: toggleField(false, { 'x-mobile': false }),
};

/** A form as it is published, among the values of its block. */
export const formSchema = Type.Object(formFields);
export type Form = Static<typeof formSchema>;
