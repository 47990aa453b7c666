import { defineError } from '#server/errors.ts';

/** Payload: `field` whose value another record has. */
export const AlreadyExists = defineError('ALREADY_EXISTS', 'Record already exists.', 409);
/** Something else still needs the record. */
export const InUse = defineError('IN_USE', 'Record is in use.', 409);
