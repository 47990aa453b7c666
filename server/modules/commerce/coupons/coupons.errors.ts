import { defineError } from '#server/errors.ts';

/** One text for codes that are unknown, over, used up or switched off (CPN-05, S8). */
export const CouponNotFound = defineError('COUPON_NOT_FOUND', 'Coupon not found!', 404);
/** The code is good, but not for what is in the cart; or it was used up meanwhile (CPN-05, I30). */
export const CouponNotUsable = defineError('COUPON_NOT_USABLE', 'Coupon code cannot be used.', 409);
