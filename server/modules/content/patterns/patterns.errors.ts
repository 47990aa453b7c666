import { defineError } from '#server/errors.ts';

export const PatternsTooMany = defineError(
  'PATTERNS_TOO_MANY',
  'The site has enough patterns of its own',
  409,
);
export const PatternTooLarge = defineError('PATTERN_TOO_LARGE', 'The pattern is too large', 413);
