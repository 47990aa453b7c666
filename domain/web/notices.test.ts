import { expect, it } from 'vitest';
import { readLeft } from './notices.ts';

it('reads what is left of products', () => {
  expect(readLeft('12.5,7.0')).toEqual([
    { productId: 12, free: 5 },
    { productId: 7, free: 0 },
  ]);
});

it.each(['', 'x', '12', '12.', '12.5,', '-1.5', '12.5;7.0', Array(11).fill('1.1').join(',')])(
  'reads nothing of %j',
  (text) => expect(readLeft(text)).toEqual([]),
);
