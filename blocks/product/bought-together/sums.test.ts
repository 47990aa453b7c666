import { expect, it } from 'vitest';
import { sumsOf } from './sums.ts';

it('are there for every choice, to the cent', () => {
  expect(sumsOf([0.1, 0.2, 10.02], String)).toEqual([
    '0',
    '0.1',
    '0.2',
    '0.3',
    '10.02',
    '10.12',
    '10.22',
    '10.32',
  ]);
});
