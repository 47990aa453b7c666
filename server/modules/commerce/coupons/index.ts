import { CouponNotFound, CouponNotUsable } from './coupons.errors.ts';
import { couponUses, createCoupons } from './coupons.service.ts';

export type { Coupons, UsableCoupon } from './coupons.service.ts';
export type { CouponUses } from './coupons.ts';
export { CouponNotFound, CouponNotUsable, couponUses, createCoupons };
