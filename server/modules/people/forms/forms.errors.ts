import { defineError } from '#server/errors.ts';

/** Nothing public has such a form: the page was changed, or taken off. */
export const FormGone = defineError('FORM_GONE', 'The form is gone', 404);
/** What was asked is not what is asked now. */
export const FormChanged = defineError('FORM_CHANGED', 'The form has changed', 409);
