import type { DeliveryKind } from '../delivery-kind.ts';

/** The shopper fetches it from a locker, which is a branch of the method. */
export const locker: DeliveryKind = {
  id: 'locker',
  labels: { hr: 'Paketomat', en: 'Parcel locker', de: 'Paketautomat' },
  places: 'needed',
};
