import { describe, expect, it } from 'vitest';
import { readQuantity } from './quantity.tsx';

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['999', 999],
  ])('%j is %d', (text, number) => {
    expect(readQuantity(text)).toBe(number);
  });

  it.each(['', '0', '1000', '-1', '1.5', 'abc', '1e2'])('%j is none', (text) => {
    expect(readQuantity(text)).toBeNull();
  });
});
