import { expect, it } from 'vitest';
import { savingOf } from './bundle-saving.ts';

const piece = (price: number, quantity = 1, isFrom = false) => ({ price, quantity, isFrom });

it('compares with all pieces one by one, to the cent', () => {
  expect(savingOf([piece(0.1), piece(0.2), piece(9.99, 3)], 25.08)).toEqual({
    single: 30.27,
    amount: 5.19,
    isLeast: false,
  });
});

it('is what is saved at least where variants cost differently', () => {
  expect(savingOf([piece(10, 1, true), piece(5)], 12)).toMatchObject({ amount: 3, isLeast: true });
});

it('is none for a bundle that costs as much, or more', () => {
  expect(savingOf([piece(10), piece(5.3)], 15.3)).toBeNull();
  expect(savingOf([piece(10)], 10.01)).toBeNull();
  expect(savingOf([], 0)).toBeNull();
});
