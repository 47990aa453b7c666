import { defineError } from '#server/errors.ts';

/** A page of another site could make a browser send our cookies with its form (S33). */
export const ForeignForm = defineError('FOREIGN_FORM', 'The form was sent from another site.', 400);
