import { expect, it } from 'vitest';
import { invoiceNumber, orderNumber, shopYear } from './order-numbers.ts';

it('counts by the year of the shop, wherever the server is', () => {
  expect(shopYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
  expect(shopYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
});

it('writes numbers of orders with six digits, those of invoices without zeros', () => {
  expect(orderNumber(2026, 7)).toBe('2026-000007');
  expect(orderNumber(2026, 1_234_567)).toBe('2026-1234567');
  expect(invoiceNumber(2026, 7)).toBe('7/WEB/1/2026');
});
