import { defineError } from '#server/errors.ts';

export const RedirectExists = defineError('REDIRECT_EXISTS', 'The path is redirected.', 409);
export const RedirectLoop = defineError('REDIRECT_LOOP', 'The path leads to itself.', 409);
/** Payload: `to`, where the chain ends, when the target is redirected itself. */
export const RedirectChain = defineError(
  'REDIRECT_CHAIN',
  'One redirect leads to another one.',
  409,
);
