import { defineError } from '#server/errors.ts';

export const LegalPageExists = defineError(
  'LEGAL_PAGE_EXISTS',
  'The site has such a page. Say that another is wanted.',
  409,
);
