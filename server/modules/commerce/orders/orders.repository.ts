import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import { COMPANY_OPTION } from '#domain/company/company.ts';
import { isGoodAt } from '#server/db/customers.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { drawNumber } from '#server/db/number-series.ts';
import type { Database } from '#server/db/schema.ts';
import type { OrderTables } from '#server/db/tables/orders.ts';
import { isOutsideVat } from '#server/db/vat.ts';

export type OrderRow = Selectable<OrderTables['shop_order']>;
export type OrderLineRow = Selectable<OrderTables['order_line']>;
export type AddressRow = Selectable<Database['address']>;
type PaymentState = Database['payment']['state'];

/** All of an order but what the database fills in. */
export type NewOrder = Omit<
  OrderRow,
  'id' | 'created_at' | 'paid_at' | 'invoice_number' | 'loyalty_cents' | 'points_per_euro'
>;
export type NewOrderLine = Omit<OrderLineRow, 'id' | 'order_id'>;

/** SQL of orders. */
export type OrderRepository = ReturnType<typeof createOrderRepository>;

export function createOrderRepository(db: Kysely<Database>) {
  return {
    byCart: (handle: Kysely<Database>, cartId: string): Promise<OrderRow | undefined> =>
      handle.selectFrom('shop_order').selectAll().where('cart_id', '=', cartId).executeTakeFirst(),

    bySlug: (siteId: number, slug: string): Promise<OrderRow | undefined> =>
      db
        .selectFrom('shop_order')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('slug', '=', slug)
        .executeTakeFirst(),

    byId: (orderId: number, handle: Kysely<Database> = db): Promise<OrderRow | undefined> =>
      handle.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirst(),

    /** Holds the order until the transaction ends. Lock its payment before it, never after. */
    lock: (trx: Transaction<Database>, orderId: number): Promise<OrderRow | undefined> =>
      trx
        .selectFrom('shop_order')
        .selectAll()
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirst(),

    lines: (orderId: number, handle: Kysely<Database> = db): Promise<OrderLineRow[]> =>
      handle
        .selectFrom('order_line')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('position')
        .execute(),

    /** Addresses of a guest or of an account; what a customer says for one order comes first. */
    addresses(
      handle: Kysely<Database>,
      who: { accountId: number | null; guestId: number | null },
    ): Promise<AddressRow[]> {
      return handle
        .selectFrom('address')
        .selectAll()
        .where((eb) =>
          eb.or([eb('guest_id', '=', who.guestId), eb('account_id', '=', who.accountId)]),
        )
        .orderBy((eb) => eb('guest_id', 'is', null))
        .orderBy('id')
        .execute();
    },

    /** E-mail address of an account that is good at this site, or of a guest of it. */
    async emailOf(
      handle: Kysely<Database>,
      siteId: number,
      who: { accountId: number | null; guestId: number | null },
    ): Promise<string | null> {
      const row =
        who.accountId === null
          ? await handle
              .selectFrom('guest')
              .select('email')
              .where('site_id', '=', siteId)
              .where('id', '=', who.guestId)
              .executeTakeFirst()
          : await handle
              .selectFrom('account')
              .select('email')
              .where(isGoodAt(siteId))
              .where('id', '=', who.accountId)
              .executeTakeFirst();
      return row?.email ?? null;
    },

    drawNumber,

    /** Writes the number of a credit note to what was paid back. */
    async numberRefund(trx: Transaction<Database>, refundId: number, number: string) {
      await trx.updateTable('payment_refund').set({ number }).where('id', '=', refundId).execute();
    },

    async insert(
      trx: Transaction<Database>,
      order: NewOrder,
      lines: readonly NewOrderLine[],
    ): Promise<OrderRow> {
      const row = await trx
        .insertInto('shop_order')
        .values({
          ...order,
          tax_groups: jsonb(order.tax_groups),
          addresses: jsonb(order.addresses),
          company: jsonb(order.company),
          coupon: jsonb(order.coupon),
          delivery: jsonb(order.delivery),
          payment: jsonb(order.payment),
          gift: jsonb(order.gift),
          paid_at: null,
          invoice_number: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('order_line')
        .values(
          lines.map((line) => ({
            ...line,
            order_id: row.id,
            options: jsonb(line.options),
            stock: jsonb(line.stock),
          })),
        )
        .execute();
      return row;
    },

    async note(
      handle: Kysely<Database>,
      orderId: number,
      kind: string,
      data: Record<string, unknown> = {},
    ): Promise<void> {
      await handle
        .insertInto('order_event')
        .values({ order_id: orderId, kind, data: jsonb(data) })
        .execute();
    },

    async update(
      trx: Transaction<Database>,
      orderId: number,
      change: Partial<
        Pick<
          OrderRow,
          'status' | 'payment_status' | 'invoice_number' | 'paid_at' | 'points_per_euro'
        >
      >,
    ): Promise<void> {
      await trx.updateTable('shop_order').set(change).where('id', '=', orderId).execute();
    },

    /** What points a store gives; null without a loyalty programme. */
    async loyaltyOf(
      storeId: number,
      handle: Kysely<Database>,
    ): Promise<{ perEuro: number; days: number } | null> {
      const store = await handle
        .selectFrom('store')
        .select(['points_per_euro as perEuro', 'points_days as days'])
        .where('id', '=', storeId)
        .where('loyalty', '=', true)
        .executeTakeFirst();
      return store ?? null;
    },

    /** Books points once for each source. */
    async givePoints(
      trx: Transaction<Database>,
      entry: { account_id: number; points: number; source: string; expires_at: Date | null },
    ): Promise<void> {
      await trx
        .insertInto('loyalty_entry')
        .values({ ...entry, kind: 'earned' })
        .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'source']).doNothing())
        .execute();
    },

    /**
     * Takes points of a source back until no more than `most` are left: however often it is asked for,
     * the same are left.
     */
    async limitPoints(
      trx: Transaction<Database>,
      { account_id, source, most }: { account_id: number; source: string; most: number },
    ): Promise<void> {
      const earned = { account_id, kind: 'earned' as const, source };
      const where = ({ and, eb }: ExpressionBuilder<Database, 'loyalty_entry'>) =>
        and([and(earned), eb('points', '>', most)]);
      if (most === 0) await trx.deleteFrom('loyalty_entry').where(where).execute();
      else await trx.updateTable('loyalty_entry').set({ points: most }).where(where).execute();
    },

    /** Whether a site is outside the VAT system. */
    isOutsideVat,

    /** Sign of a currency. */
    async symbolOf(currencyId: number): Promise<string> {
      const { symbol } = await db
        .selectFrom('currency')
        .select('symbol')
        .where('id', '=', currencyId)
        .executeTakeFirstOrThrow();
      return symbol;
    },

    /** Name of a site, and what it says of its seller. */
    async sellerOf(siteId: number): Promise<{ name: string; option: unknown }> {
      const row = await db
        .selectFrom('site')
        .leftJoin('cms_option', (join) =>
          join
            .onRef('cms_option.site_id', '=', 'site.id')
            .on('cms_option.key', '=', COMPANY_OPTION),
        )
        .select(['site.name', 'cms_option.value'])
        .where('site.id', '=', siteId)
        .executeTakeFirstOrThrow();
      return { name: row.name, option: row.value };
    },

    /** Orders whose payment was not finished, oldest first. */
    async unpaidSince(adapter: string, before: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('payment')
        .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
        .select('payment.reference')
        .where('payment.state', '=', 'open')
        .where('payment.adapter', '=', adapter)
        .where('payment.created_at', '<', before)
        .where('shop_order.status', '=', 'pending')
        .orderBy('payment.id')
        .limit(100)
        .execute();
      return rows.map(({ reference }) => reference);
    },

    /** Locks a payment if it is still open. */
    lockOpenPayment: (
      trx: Transaction<Database>,
      reference: string,
    ): Promise<{ id: number; order_id: number } | undefined> =>
      trx
        .selectFrom('payment')
        .select(['id', 'order_id'])
        .where('reference', '=', reference)
        .where('state', '=', 'open')
        .forUpdate()
        .executeTakeFirst(),

    /** Reference of an order's payment until it is decided. */
    async openPaymentOf(orderId: number): Promise<string | null> {
      const row = await db
        .selectFrom('payment')
        .select('reference')
        .where('order_id', '=', orderId)
        .where('state', '=', 'open')
        .executeTakeFirst();
      return row?.reference ?? null;
    },

    /** Locks the payment of an order; before the order itself, as providers' messages do. */
    lockPaymentOf: (
      trx: Transaction<Database>,
      orderId: number,
    ): Promise<
      { id: number; reference: string; state: PaymentState; adapter: string } | undefined
    > =>
      trx
        .selectFrom('payment')
        .select(['id', 'reference', 'state', 'adapter'])
        .where('order_id', '=', orderId)
        .forUpdate()
        .executeTakeFirst(),

    async setPaymentState(trx: Transaction<Database>, paymentId: number, state: PaymentState) {
      await trx
        .updateTable('payment')
        .set({ state, updated_at: new Date() })
        .where('id', '=', paymentId)
        .execute();
    },

    async failPayment(trx: Transaction<Database>, paymentId: number): Promise<void> {
      await trx
        .updateTable('payment')
        .set({ state: 'failed' })
        .where('id', '=', paymentId)
        .execute();
    },
  };
}
