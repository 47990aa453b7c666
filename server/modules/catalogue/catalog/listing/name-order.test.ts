import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameKeyOf } from './name-order.ts';

function sorted(names: readonly string[]): string[] {
  return names.toSorted((a, b) => (nameKeyOf(a) < nameKeyOf(b) ? -1 : 1));
}

it('orders letters as the Croatian alphabet does, those of two signs too', () => {
  const names = [
    'Žir',
    'Njega',
    'Džem',
    'Ćup',
    'Ljiljan',
    'Noć',
    'Đumbir',
    'Cvijet',
    'Dok',
    'Lug',
    'Čaj',
  ];

  expect(sorted(names)).toEqual([
    ...['Cvijet', 'Čaj', 'Ćup', 'Dok', 'Džem', 'Đumbir', 'Lug', 'Ljiljan', 'Noć', 'Njega', 'Žir'],
  ]);
});

it('puts digits before letters, and foreign letters beside the plain ones', () => {
  expect(sorted(['Öl', 'Omega', 'Ofen', '3 ulja', 'Straße', 'Strana', 'Strasti'])).toEqual([
    ...['3 ulja', 'Ofen', 'Öl', 'Omega', 'Strana', 'Straße', 'Strasti'],
  ]);
});

it('agrees with the collation of the platform on any words of the alphabet', () => {
  const { compare } = new Intl.Collator('hr', { sensitivity: 'base' });
  const letters = fc.constantFrom(...'abcčćdđefghijklmnoprsštuvzž');
  const word = fc.array(letters, { minLength: 1, maxLength: 8 }).map((all) => all.join(''));

  fc.assert(
    fc.property(word, word, (a, b) => {
      const [first, second] = [nameKeyOf(a), nameKeyOf(b)];
      expect(Math.sign(Number(first > second) - Number(first < second))).toBe(
        Math.sign(compare(a, b)),
      );
    }),
  );
});
