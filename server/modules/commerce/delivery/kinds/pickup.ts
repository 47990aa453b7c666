import type { DeliveryKind } from '../delivery-kind.ts';

/** The shopper fetches it at a branch of the shop. */
export const pickup: DeliveryKind = {
  id: 'pickup',
  labels: { hr: 'Osobno preuzimanje', en: 'Pickup', de: 'Abholung' },
  places: 'possible',
};
