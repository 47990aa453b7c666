import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createDelivery, type Delivery, goesWith } from './delivery.service.ts';

export type { OpeningHours } from '#server/db/tables/delivery.ts';
export type { BranchRow, MethodRow } from './delivery.repository.ts';
export type { Delivery, DeliveryWish } from './delivery.service.ts';
export { goesWith };

declare module 'fastify' {
  interface FastifyInstance {
    /** The ways of delivery of a store, for carts. */
    delivery: Delivery;
  }
}

/** Ways of delivery. Carts register after it. */
export const deliveryModule = fp(async (app: FastifyInstance) => {
  app.decorate('delivery', createDelivery());
});
