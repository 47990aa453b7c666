import { defineError } from '#server/errors.ts';

/** FOOT-03. */
export const AlreadySubscribed = defineError(
  'ALREADY_SUBSCRIBED',
  'Already subscribed to newsletter',
  409,
);
