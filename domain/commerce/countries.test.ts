import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locales.ts';
import { COUNTRIES, countryFaults, EUROPEAN_UNION } from './countries.ts';

it('every country has codes of its own and a name in every language', () => {
  expect(COUNTRIES).toHaveLength(250);
  expect(new Set(COUNTRIES.map(({ iso }) => iso)).size).toBe(250);
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(250);
  expect(COUNTRIES).toContainEqual({ iso: 'HR', code: 'HRV' });
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    expect(COUNTRIES.filter(({ iso }) => !names.of(iso))).toEqual([]);
  }
});

it('the Union has 27 of them', () => {
  const known = COUNTRIES.map(({ iso }) => iso);
  expect(EUROPEAN_UNION).toHaveLength(27);
  expect(EUROPEAN_UNION.filter((iso) => !known.includes(iso))).toEqual([]);
});

it.each([
  [['HR'], 'HR', {}],
  [['SI', 'HR'], 'HR', {}],
  [[], 'HR', { countries: 'none' }],
  [['HR', 'XX'], 'HR', { 'countries.1': 'unknown' }],
  [['HR', 'SI', 'HR'], 'HR', { 'countries.2': 'twice' }],
  [['HR'], 'SI', { standard: 'standard' }],
])('%j with %s has the faults %j', (countries, standard, faults) => {
  expect(countryFaults({ countries, standard })).toEqual(faults);
});
