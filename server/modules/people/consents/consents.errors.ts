import { defineError } from '#server/errors.ts';

export const ConsentNumberTaken = defineError(
  'CONSENT_NUMBER_TAKEN',
  'Unique number is in use',
  409,
);
export const ConsentInUse = defineError('CONSENT_IN_USE', 'Consent is asked for by a form', 409);
