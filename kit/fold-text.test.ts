import { expect, it } from 'vitest';

import { foldText, matchesQuery } from './fold-text.ts';

it('finds Croatian words without their diacritics, đ too', () => {
  expect(foldText('Đumbir Šećer Čaša Ćup Žižak')).toBe('dumbir secer casa cup zizak');
  expect(matchesQuery('plocice', ['Pločice kategorija'])).toBe(true);
});

it('wants every word, in any order and text', () => {
  expect(matchesQuery('slika istak', ['Istaknuta slika', 'Velika fotografija'])).toBe(true);
  expect(matchesQuery('slika blog', ['Istaknuta slika'])).toBe(false);
  expect(matchesQuery('  ', ['anything'])).toBe(true);
});
