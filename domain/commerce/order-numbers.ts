/** Orders and invoices count from 1 each year of the shop's own clock. */
const TIME_ZONE = 'Europe/Zagreb';
/** Numbers of a year are six digits: 2026-000001. */
const NUMBER_DIGITS = 6;

/** The year it is in the shop. */
export function shopYear(now: Date): number {
  return Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE }).format(now),
  );
}

/** `2026-000001`. */
export function orderNumber(year: number, count: number): string {
  return `${year}-${String(count).padStart(NUMBER_DIGITS, '0')}`;
}

/** `1/WEB/1/2026`: the count, the place of business, the till and the year. */
export function invoiceNumber(year: number, count: number): string {
  return `${count}/WEB/1/${year}`;
}

/** `TEST-2026-000001`: of an order that was paid without money; counts in no series. */
export function testInvoiceNumber(order: string): string {
  return `TEST-${order}`;
}
