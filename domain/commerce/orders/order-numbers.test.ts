import { expect, it } from 'vitest';
import { shopYear } from './order-numbers.ts';

it('counts by the year of the shop, wherever the server is', () => {
  expect(shopYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
  expect(shopYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
});
