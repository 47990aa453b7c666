import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { PaymentTables } from '#server/db/tables/payments.ts';
import type { Verdict } from './payment-outcome.ts';
import type { Outcome } from './payment-provider.ts';

export type MethodRow = Selectable<PaymentTables['payment_method']>;
export type PaymentRow = Selectable<PaymentTables['payment']>;

/** Payments that a provider is asked about in one go. */
const MOST_AT_ONCE = 50;
const UNVERIFIED: Verdict = 'unproven';
/** How long after its beginning a subscription that was left is watched. */
const LATE_APPROVAL_MS = 24 * 60 * 60 * 1000;

/** SQL of ways of payment and of payments. */
export type PaymentRepository = ReturnType<typeof createPaymentRepository>;

export function createPaymentRepository(db: Kysely<Database>) {
  return {
    methods: (storeId: number, handle: Kysely<Database> = db): Promise<MethodRow[]> =>
      handle
        .selectFrom('payment_method')
        .selectAll()
        .where('store_id', '=', storeId)
        .where('active', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute(),

    /** What ways of payment in use are called that this adapter carries out, of all shops. */
    async namesBy(adapter: string): Promise<string[]> {
      const rows = await db
        .selectFrom('payment_method')
        .select('names')
        .where('adapter', '=', adapter)
        .where('active', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute();
      return rows.map(({ names }) => names[DEFAULT_LOCALE] ?? '');
    },

    /** Notes the choice in the cart, which is locked. */
    async choose(
      trx: Transaction<Database>,
      cartId: string,
      methodId: number,
      company: { companyName: string; oib: string } | null,
    ): Promise<void> {
      await trx
        .updateTable('cart')
        .set({
          payment_method_id: methodId,
          company: jsonb(company),
          version: sql`version + 1`,
          updated_at: sql`now()`,
        })
        .where('id', '=', cartId)
        .execute();
    },

    async insertPayment(
      trx: Transaction<Database>,
      row: Pick<
        PaymentRow,
        'order_id' | 'adapter' | 'reference' | 'amount_cents' | 'currency' | 'data'
      >,
    ): Promise<void> {
      await trx
        .insertInto('payment')
        .values({ ...row, state: 'open', provider_reference: null, data: jsonb(row.data) })
        .execute();
    },

    /** How many pieces of products an order holds. */
    async piecesOf(trx: Transaction<Database>, orderId: number): Promise<number> {
      const { pieces } = await trx
        .selectFrom('order_line')
        .select(sql<number>`coalesce(sum(qty), 0)::integer`.as('pieces'))
        .where('order_id', '=', orderId)
        .where('kind', '=', 'product')
        .executeTakeFirstOrThrow();
      return pieces;
    },

    /** ISO 4217 code of a currency. */
    async currencyCode(handle: Kysely<Database>, currencyId: number): Promise<string> {
      const { code } = await handle
        .selectFrom('currency')
        .select('code')
        .where('id', '=', currencyId)
        .executeTakeFirstOrThrow();
      return code;
    },

    paymentOf: (orderId: number): Promise<PaymentRow | undefined> =>
      db.selectFrom('payment').selectAll().where('order_id', '=', orderId).executeTakeFirst(),

    /** Success and failure page of the order that a payment is for. */
    async pagesOf(
      reference: string,
    ): Promise<{ state: PaymentRow['state']; successUrl: string; failureUrl: string } | null> {
      const row = await db
        .selectFrom('payment')
        .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
        .select(['payment.state', 'shop_order.success_url', 'shop_order.failure_url'])
        .where('payment.reference', '=', reference)
        .executeTakeFirst();
      return row
        ? { state: row.state, successUrl: row.success_url, failureUrl: row.failure_url }
        : null;
    },

    /**
     * Open payments that nothing was heard of since, those waiting longest first; and subscriptions
     * of orders that were given up lately: an approval that comes late takes money all the same.
     */
    async waitingSince(adapters: readonly string[], before: Date): Promise<string[]> {
      if (adapters.length === 0) return [];
      const rows = await db
        .selectFrom('payment')
        .select('reference')
        .where((eb) =>
          eb.or([
            eb('state', '=', 'open'),
            eb.and([
              eb('state', '=', 'failed'),
              sql<boolean>`data->'subscription' is not null`,
              eb('created_at', '>', new Date(before.getTime() - LATE_APPROVAL_MS)),
            ]),
          ]),
        )
        .where('adapter', 'in', [...adapters])
        .where('updated_at', '<', before)
        .orderBy('updated_at')
        .limit(MOST_AT_ONCE)
        .execute();
      return rows.map(({ reference }) => reference);
    },

    async noteAsked(reference: string, now: Date): Promise<void> {
      await db
        .updateTable('payment')
        .set({ updated_at: now })
        .where('reference', '=', reference)
        .where('state', 'in', ['open', 'failed'])
        .execute();
    },

    /** Notes what an open payment is called at its provider. */
    async nameAtProvider(paymentId: number, name: string): Promise<void> {
      await db
        .updateTable('payment')
        .set({ provider_reference: name })
        .where('id', '=', paymentId)
        .where('state', '=', 'open')
        .execute();
    },

    byReference: (reference: string): Promise<PaymentRow | undefined> =>
      db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirst(),

    /** Holds the payment until the transaction ends; all messages about it pass one by one. */
    lock: (trx: Transaction<Database>, reference: string): Promise<PaymentRow | undefined> =>
      trx
        .selectFrom('payment')
        .selectAll()
        .where('reference', '=', reference)
        .forUpdate()
        .executeTakeFirst(),

    /** Notes a message once; one without its amount gives way to the same one with its amount. */
    async note(
      trx: Transaction<Database>,
      paymentId: number,
      outcome: Outcome,
      verdict: Verdict,
    ): Promise<void> {
      const { adapter, source, key, result, amountCents, currency } = outcome;
      const news = { outcome: verdict, data: jsonb({ result, amountCents, currency }) };
      await trx
        .insertInto('payment_event')
        .values({ payment_id: paymentId, adapter, source, key, ...news })
        .onConflict((conflict) =>
          conflict
            .columns(['adapter', 'source', 'key'])
            .doUpdateSet(news)
            .where('payment_event.outcome', '=', UNVERIFIED),
        )
        .execute();
    },

    async setState(
      trx: Transaction<Database>,
      paymentId: number,
      state: PaymentRow['state'],
      providerReference: string | null,
    ): Promise<void> {
      await trx
        .updateTable('payment')
        .set({
          state,
          updated_at: sql`now()`,
          ...(providerReference !== null && { provider_reference: providerReference }),
        })
        .where('id', '=', paymentId)
        .execute();
    },
  };
}
