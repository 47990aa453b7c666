import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { brandGroups } from './brand-groups.ts';

/** Letters with the names below them. */
function lettersOf(names: readonly string[], locale: Locale) {
  const brands = names.map((name, index) => ({ id: index + 1, name, total: 1 }));
  return brandGroups(brands, locale).map(({ letter, brands: group }) => [
    letter,
    group.map(({ name }) => name).join(', '),
  ]);
}

describe('brandGroups', () => {
  it('knows the letters of Croatian, of which some are two signs', () => {
    const names = ['Ljekovita', 'Žalo', 'Zora', 'lu', 'Čempres', 'Cvit', 'Đurđica', 'Dodir'];

    expect(lettersOf([...names, 'Džezva', 'Ćuk', 'NJEGA', 'Nera'], 'hr')).toEqual([
      ['C', 'Cvit'],
      ['Č', 'Čempres'],
      ['Ć', 'Ćuk'],
      ['D', 'Dodir'],
      ['Dž', 'Džezva'],
      ['Đ', 'Đurđica'],
      ['L', 'lu'],
      ['Lj', 'Ljekovita'],
      ['N', 'Nera'],
      ['Nj', 'NJEGA'],
      ['Z', 'Zora'],
      ['Ž', 'Žalo'],
    ]);
  });

  it('takes an accent for no letter of its own where the language does', () => {
    expect(lettersOf(['Eos', 'Éclat', 'Ljiljan', 'Lux', 'Šipak', 'Sol'], 'en')).toEqual([
      ['E', 'Éclat, Eos'],
      ['L', 'Ljiljan, Lux'],
      ['S', 'Šipak, Sol'],
    ]);
    expect(lettersOf(['Änne', 'Alma'], 'de')).toEqual([['A', 'Alma, Änne']]);
  });

  it('puts digits and signs together, before the letters', () => {
    expect(lettersOf(['Argan', '10 biljaka', '& Sol', '3ina'], 'hr')).toEqual([
      [null, '& Sol, 3ina, 10 biljaka'],
      ['A', 'Argan'],
    ]);
  });

  it('is empty without brands', () => {
    expect(brandGroups([], 'hr')).toEqual([]);
  });
});
