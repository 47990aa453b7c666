import type { Transaction } from '#server/plugins/database.ts';

/** The uses of coupons by orders. */
export interface CouponUses {
  /**
   * Books one use, or throws `CouponNotUsable`: the total limit, the limit of this customer (an
   * e-mail address, folded, I27) and the window are checked again under the coupon's row lock (I26).
   */
  use(
    trx: Transaction,
    use: { couponId: number; orderId: number; customer: string },
  ): Promise<void>;
  /** Gives back the use of a cancelled order, once (I28). */
  giveBack(trx: Transaction, orderId: number): Promise<void>;
}
