import { defineError } from '#server/errors.ts';

export const UnknownDomain = defineError('UNKNOWN_DOMAIN', 'Unknown domain', 404);
