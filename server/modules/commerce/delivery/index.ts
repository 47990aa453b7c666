import { branchAddress } from './branch-address.ts';
import { deliveryModule } from './delivery.routes.ts';
import { createDelivery } from './delivery.service.ts';
import { createDeliveryFacts } from './delivery-facts.ts';
import { termWords } from './delivery-term.ts';
import { createShopFacts } from './shop-facts.ts';

export type { OpeningHours } from '#server/db/tables/delivery.ts';
export type { BranchRow, MethodRow } from './delivery.repository.ts';
export type { Delivery, DeliveryWish } from './delivery.service.ts';
export type { DeliveryAnswers, DeliveryKind } from './delivery-kind.ts';
export {
  branchAddress,
  createDelivery,
  createDeliveryFacts,
  createShopFacts,
  deliveryModule,
  termWords,
};
