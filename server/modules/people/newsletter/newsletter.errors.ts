import { defineError } from '#server/errors.ts';

/** The address gets the newsletter already (FOOT-03). */
export const AlreadySubscribed = defineError(
  'ALREADY_SUBSCRIBED',
  'Already subscribed to newsletter',
  409,
);
