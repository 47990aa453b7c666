import type { StoreSettings } from '#schemas/api/admin-store.ts';

/** What a store of tests of the panel has set. */
export const STORE: StoreSettings = {
  name: 'Bonaca',
  freeDeliveryCents: 5000,
  loyalty: true,
  pointsPerEuro: 1,
  pointsDays: 365,
  cashOnDeliveryProductId: 7,
  cartType: 1,
  guestCheckout: true,
  giftMessage: true,
  checkoutMessage: true,
  mergeCartItems: true,
  eProductDelivery: 'link',
};
