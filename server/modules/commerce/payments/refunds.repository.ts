import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { PaymentTables } from '#server/db/tables/payments.ts';
import type { PaymentRow } from './payments.repository.ts';

export type RefundRow = Selectable<PaymentTables['payment_refund']>;

/** A payment with what has come of it, in its own currency. */
export type RefundablePayment = PaymentRow & { paidCents: number };

/** SQL of what is paid back. */
export type RefundRepository = ReturnType<typeof createRefundRepository>;

/** What a provider said that it took; money in another currency is left to a person. */
const paidCents = sql<number>`case when state in ('paid', 'refundable', 'refunded') then coalesce(
  (select case when e.data->>'currency' = payment.currency
      then (e.data->>'amountCents')::integer else 0 end
    from payment_event as e
    where e.payment_id = payment.id and e.outcome in ('paid', 'refundable')
    order by e.id limit 1),
  amount_cents) else 0 end`;

export function createRefundRepository(db: Kysely<Database>) {
  return {
    paymentOf: (
      orderId: number,
      handle: Kysely<Database> = db,
    ): Promise<RefundablePayment | undefined> =>
      handle
        .selectFrom('payment')
        .selectAll()
        .select(paidCents.as('paidCents'))
        .where('order_id', '=', orderId)
        .executeTakeFirst(),

    /** Holds a payment until the transaction ends. */
    async lock(trx: Transaction<Database>, orderId: number): Promise<void> {
      await trx
        .selectFrom('payment')
        .select('id')
        .where('order_id', '=', orderId)
        .forUpdate()
        .executeTakeFirst();
    },

    /** Refunds of a payment, the oldest first. */
    of: (paymentId: number, handle: Kysely<Database> = db): Promise<RefundRow[]> =>
      handle
        .selectFrom('payment_refund')
        .selectAll()
        .where('payment_id', '=', paymentId)
        .orderBy('id')
        .execute(),

    /** What was paid back of each order, in cents; orders without any are left out. */
    async centsOf(orderIds: readonly number[]): Promise<Map<number, number>> {
      if (orderIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('payment_refund')
        .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
        .select('payment.order_id')
        .select(sql<number>`sum(payment_refund.amount_cents)::integer`.as('cents'))
        .where('payment.order_id', 'in', [...orderIds])
        .where('payment_refund.state', '=', 'done')
        .groupBy('payment.order_id')
        .execute();
      return new Map(rows.map(({ order_id: orderId, cents }) => [orderId, cents]));
    },

    add: (
      trx: Transaction<Database>,
      refund: Pick<
        RefundRow,
        'payment_id' | 'before_cents' | 'amount_cents' | 'noted' | 'account_id'
      >,
    ): Promise<RefundRow> =>
      trx
        .insertInto('payment_refund')
        .values({ ...refund, state: 'asked', provider_reference: null, number: null })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Nothing of a payment is left. */
    async close(trx: Transaction<Database>, paymentId: number): Promise<void> {
      await trx
        .updateTable('payment')
        .set({ state: 'refunded', updated_at: sql`now()` })
        .where('id', '=', paymentId)
        .execute();
    },

    /** Notes how a refund ended; false when it was done before. */
    async end(
      trx: Transaction<Database>,
      refundId: number,
      end: Pick<RefundRow, 'state' | 'noted' | 'provider_reference'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('payment_refund')
        .set(end)
        .where('id', '=', refundId)
        .where('state', '<>', 'done')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
