import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createDelivery, type Delivery } from './delivery.service.ts';
import type { DeliveryKind } from './delivery-kind.ts';
import { ALL_DELIVERY_KINDS } from './kinds/all-kinds.ts';

export type { OpeningHours } from '#server/db/tables/delivery.ts';
export type { BranchRow, MethodRow } from './delivery.repository.ts';
export type { Delivery, DeliveryWish } from './delivery.service.ts';
export type { DeliveryAnswers, DeliveryKind } from './delivery-kind.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The ways of delivery of a store, for carts. */
    delivery: Delivery;
  }
}

/** Ways of delivery. Carts register after it. */
export const deliveryModule = fp(
  async (
    app: FastifyInstance,
    { kinds = ALL_DELIVERY_KINDS }: { kinds?: readonly DeliveryKind[] },
  ) => {
    app.decorate('delivery', createDelivery(kinds));
  },
);
