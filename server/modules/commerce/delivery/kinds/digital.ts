import type { DeliveryKind } from '../delivery-kind.ts';

/** A download: nothing is sent, so it costs nothing to any country. */
export const digital: DeliveryKind = {
  id: 'digital',
  labels: { hr: 'Digitalno', en: 'Digital', de: 'Digital' },
  isDigital: true,
};
