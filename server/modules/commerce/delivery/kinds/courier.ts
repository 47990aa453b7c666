import type { DeliveryKind } from '../delivery-kind.ts';

/** Somebody brings it to the address. */
export const courier: DeliveryKind = {
  id: 'courier',
  labels: { hr: 'Dostavna služba', en: 'Courier', de: 'Kurier' },
};
