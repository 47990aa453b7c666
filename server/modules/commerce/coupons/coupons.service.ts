import type { PricingCoupon } from '#server/modules/commerce/pricing/index.ts';
import type { Handle } from '#server/plugins/database.ts';
import { foldCode, foldEmail } from './coupon-texts.ts';
import { CouponNotFound, CouponNotUsable } from './coupons.errors.ts';
import { type CouponAsker, type CouponForCustomer, couponQueries } from './coupons.repository.ts';
import type { CouponUses } from './coupons.ts';

/** A coupon that may be used now, as far as its own conditions go. */
export interface UsableCoupon extends PricingCoupon {
  id: number;
  code: string;
}

/** Whose cart a coupon is for. */
export interface CouponCart {
  siteId: number;
  /** Makes the limit per customer count. */
  email: string | null;
  /** An order that the cart would replace: its use of a coupon does not count. */
  waitingOrderId: number | null;
}

/** Coupons, for carts. */
export interface Coupons {
  /** Throws `CouponNotFound` for every code that cannot be used by anybody, or by this customer. */
  byCode(handle: Handle, cart: CouponCart, code: string): Promise<UsableCoupon>;
  /** A coupon that was taken before; null once it cannot be used any more. */
  byId(handle: Handle, cart: CouponCart, id: number): Promise<UsableCoupon | null>;
}

export function createCoupons(): Coupons {
  const askerOf = ({ email, waitingOrderId }: CouponCart): CouponAsker => ({
    customer: email === null ? null : foldEmail(email),
    exceptOrderId: waitingOrderId,
  });
  return {
    async byCode(handle, cart, code) {
      const row = await couponQueries.byCode(handle, cart.siteId, foldCode(code), askerOf(cart));
      if (!row?.is_open) throw new CouponNotFound();
      return toUsable(row);
    },
    async byId(handle, cart, id) {
      const row = await couponQueries.byId(handle, cart.siteId, id, askerOf(cart));
      return row?.is_open ? toUsable(row) : null;
    },
  };
}

/** See `CouponUses`. */
export const couponUses: CouponUses = {
  async use(trx, { couponId, orderId, customer }) {
    const name = foldEmail(customer);
    await couponQueries.lock(trx, couponId);
    if (!(await couponQueries.countUse(trx, couponId, name))) throw new CouponNotUsable();
    await couponQueries.insertUse(trx, { coupon_id: couponId, order_id: orderId, customer: name });
  },

  async giveBack(trx, orderId) {
    const used = await couponQueries.deleteUse(trx, orderId);
    if (used) await couponQueries.uncountUse(trx, used.coupon_id);
  },
};

function toUsable(row: CouponForCustomer): UsableCoupon {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    percentBasisPoints: row.percent_basis_points,
    amountCents: row.amount_cents,
    minCents: row.min_cents,
    categoryIds: row.category_ids,
    productIds: row.product_ids,
  };
}
