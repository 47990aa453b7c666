import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locales.ts';
import { errorTexts } from '#locales/server-texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./errors.ts', './modules/**/*.errors.ts'],
  { eager: true },
);

const codes = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === 'function' && 'code' in value ? [String(value.code)] : []));

/** Some of them for clients of the API that know more than this shop (ERR-08). */
const CATALOGUE = [
  'QUERY_PARAMETERS_MISSING',
  'TOKEN_UNDEFINED',
  'NOT_FOUND',
  'SOMETHING_WENT_WRONG',
  'EMAIL_NOT_CONFIRMED',
  'RESET_TOKEN_INVALID',
  'REVIEW_FAILED',
  'COMMENTS_FOR_REGISTERED',
  'STUDENT_WITHOUT_DEPARTMENT',
];

describe.each(LOCALES)('in %s', (locale) => {
  it('every failure of the server has a text', () => {
    expect(codes).toContain('INVALID_LOGIN');
    expect(codes.filter((code) => !errorTexts(locale)[code])).toEqual([]);
  });

  it('every item of the catalogue of errors has a text (ERR-08)', () => {
    expect(CATALOGUE.filter((code) => !errorTexts(locale)[code])).toEqual([]);
  });
});
