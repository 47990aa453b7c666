import { describe, expect, it } from 'vitest';
import { LOCALES } from '#schemas/primitives.ts';
import { errorTexts } from './error-texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../errors.ts', '../modules/**/*.errors.ts'],
  { eager: true },
);

const codes = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === 'function' && 'code' in value ? [String(value.code)] : []));

describe.each(LOCALES)('in %s', (locale) => {
  it('every failure of the server has a text', () => {
    expect(codes).toContain('INVALID_LOGIN');
    expect(codes.filter((code) => !errorTexts[locale][code])).toEqual([]);
  });
});
