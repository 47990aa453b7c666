import type { TestApp } from './test-app.ts';

/** What the only order of a shop has been paid. */
export function paymentBooks({ database }: TestApp) {
  return database.db
    .selectFrom('shop_order as o')
    .innerJoin('payment as p', 'p.order_id', 'o.id')
    .select(['o.payment_status as order', 'p.state as payment', 'p.reference'])
    .executeTakeFirstOrThrow();
}
