import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { CouponNotFound, CouponNotUsable } from './coupons.errors.ts';
import { type Coupons, couponUses, createCoupons } from './coupons.service.ts';

export type { Coupons, UsableCoupon } from './coupons.service.ts';
export type { CouponUses } from './coupons.ts';
export { CouponNotFound, CouponNotUsable };

declare module 'fastify' {
  interface FastifyInstance {
    /** For carts; their uses by orders are `couponUses`. */
    coupons: Coupons;
  }
}

/** Coupons. Carts and orders register after it. */
export const couponsModule = fp(async (app: FastifyInstance) => {
  app.decorate('coupons', createCoupons());
  app.decorate('couponUses', couponUses);
});
