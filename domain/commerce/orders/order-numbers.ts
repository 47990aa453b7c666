/** Orders and invoices count from 1 each year of the shop's own clock. */
const TIME_ZONE = 'Europe/Zagreb';

/** The year it is in the shop. */
export function shopYear(now: Date): number {
  return Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE }).format(now),
  );
}

/** `TEST-2026-000001`: of an order that was paid without money; counts in no series. */
export function testInvoiceNumber(order: string): string {
  return `TEST-${order}`;
}
