import type { FastifyInstance } from 'fastify';
import { coupons, memberCards } from './shop/coupons.ts';
import { deliveryMethods } from './shop/delivery-methods.ts';
import { paymentMethods } from './shop/payment-methods.ts';
import { importShop } from './shop/shop-import.repository.ts';

/** Ways of delivery and payment, coupons and member cards. */
export function loadShop(app: FastifyInstance, siteId: number, storeId: number): Promise<void> {
  return importShop(app.db, {
    siteId,
    storeId,
    deliveryMethods,
    paymentMethods,
    coupons,
    memberCards,
  });
}
