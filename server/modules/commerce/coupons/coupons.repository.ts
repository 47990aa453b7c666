import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CouponTables } from '#server/db/tables/coupons.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';

export type CouponRow = Selectable<CouponTables['coupon']>;

/** A coupon, and whether this customer may use it now. */
export type CouponForCustomer = CouponRow & { is_open: boolean };

/** Whom a coupon is for. */
export interface CouponAsker {
  /** Folded e-mail address; null while nobody is known. */
  customer: string | null;
  /** An order whose use does not count: what replaces it gives that use back. */
  exceptOrderId?: number | null;
}

/** In its window, switched on, not used up; also not by this customer, where one is known. */
function isOpenFor({ customer, exceptOrderId = null }: CouponAsker): RawBuilder<boolean> {
  return sql<boolean>`coupon.active
    and (coupon.starts_at is null or coupon.starts_at <= now())
    and (coupon.ends_at is null or coupon.ends_at > now())
    and (coupon.limit_total is null or coupon.used - (
      select count(*) from coupon_use where coupon_use.coupon_id = coupon.id
        and coupon_use.order_id = ${exceptOrderId}) < coupon.limit_total)
    and (coupon.limit_per_customer is null or coupon.limit_per_customer > (
      select count(*) from coupon_use
      where coupon_use.coupon_id = coupon.id and coupon_use.customer = ${customer}
        and coupon_use.order_id is distinct from ${exceptOrderId}))`;
}

/** SQL of coupons. */
export const couponQueries = {
  /** `code` is folded. */
  byCode: (
    handle: Handle,
    siteId: number,
    code: string,
    asker: CouponAsker,
  ): Promise<CouponForCustomer | undefined> =>
    handle
      .selectFrom('coupon')
      .selectAll()
      .select(isOpenFor(asker).as('is_open'))
      .where('site_id', '=', siteId)
      .where('code', '=', code)
      .executeTakeFirst(),

  byId: (
    handle: Handle,
    siteId: number,
    id: number,
    asker: CouponAsker,
  ): Promise<CouponForCustomer | undefined> =>
    handle
      .selectFrom('coupon')
      .selectAll()
      .select(isOpenFor(asker).as('is_open'))
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Holds the coupon until the transaction ends: its uses are counted one after the other. */
  lock: async (trx: Transaction, id: number): Promise<void> => {
    await trx.selectFrom('coupon').select('id').where('id', '=', id).forUpdate().execute();
  },

  /** Counts one use when the coupon is still open to the customer; tells whether it did. */
  countUse: async (trx: Transaction, id: number, customer: string): Promise<boolean> => {
    const row = await trx
      .updateTable('coupon')
      .set((eb) => ({ used: eb('used', '+', 1) }))
      .where('id', '=', id)
      .where(isOpenFor({ customer }))
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  insertUse: async (
    trx: Transaction,
    use: { coupon_id: number; order_id: number; customer: string },
  ): Promise<void> => {
    await trx.insertInto('coupon_use').values(use).execute();
  },

  /** Forgets an order's use; the coupon it was of. */
  deleteUse: (trx: Transaction, orderId: number) =>
    trx
      .deleteFrom('coupon_use')
      .where('order_id', '=', orderId)
      .returning('coupon_id')
      .executeTakeFirst(),

  uncountUse: async (trx: Transaction, id: number): Promise<void> => {
    await trx
      .updateTable('coupon')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('id', '=', id)
      .where('used', '>', 0)
      .execute();
  },
};
