import type { PricingCoupon } from '#server/modules/commerce/pricing/index.ts';
import type { Handle } from '#server/plugins/database.ts';
import { foldCode, foldEmail } from './coupon-texts.ts';
import { CouponNotFound, CouponNotUsable } from './coupons.errors.ts';
import { type CouponForCustomer, couponQueries } from './coupons.repository.ts';
import type { CouponUses } from './coupons.ts';

/** A coupon that may be used now, as far as its own conditions go. */
export interface UsableCoupon extends PricingCoupon {
  id: number;
  code: string;
}

/** Coupons, for carts. An e-mail address that is known makes the limit per customer count. */
export interface Coupons {
  /** Throws `CouponNotFound` for every code that cannot be used by anybody, or by this customer. */
  byCode(handle: Handle, siteId: number, code: string, email: string | null): Promise<UsableCoupon>;
  /** A coupon that was taken before; null once it cannot be used any more. */
  byId(
    handle: Handle,
    siteId: number,
    id: number,
    email: string | null,
  ): Promise<UsableCoupon | null>;
}

export function createCoupons(): Coupons {
  const customerOf = (email: string | null) => (email === null ? null : foldEmail(email));
  return {
    async byCode(handle, siteId, code, email) {
      const row = await couponQueries.byCode(handle, siteId, foldCode(code), customerOf(email));
      if (!row?.is_open) throw new CouponNotFound();
      return toUsable(row);
    },
    async byId(handle, siteId, id, email) {
      const row = await couponQueries.byId(handle, siteId, id, customerOf(email));
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
