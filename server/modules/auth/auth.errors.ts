import { defineError } from '#server/errors.ts';

/** One answer for an unknown user and a wrong password, so that accounts cannot be found out. */
export const InvalidLogin = defineError('INVALID_LOGIN', 'Unknown username or password!', 401);
