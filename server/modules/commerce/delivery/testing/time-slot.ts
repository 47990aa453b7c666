import type { DeliveryKind } from '../delivery-kind.ts';

/** A kind of delivery that the product does not have: what a new one takes is in this file alone. */
export const timeSlot: DeliveryKind = {
  id: 'timeSlot',
  labels: {
    hr: 'Dostava u terminu',
    en: 'Delivery in a time slot',
    de: 'Lieferung im Zeitfenster',
  },
  fields: [
    {
      name: 'slot',
      labels: { hr: 'Termin', en: 'Time slot', de: 'Zeitfenster' },
      isRequired: true,
      choices: [
        { value: 'morning', labels: { hr: '8–12 h', en: '8 am–12 noon', de: '8–12 Uhr' } },
        { value: 'evening', labels: { hr: '16–20 h', en: '4–8 pm', de: '16–20 Uhr' } },
      ],
    },
    { name: 'floor', labels: { hr: 'Kat', en: 'Floor', de: 'Stock' } },
  ],
  check: ({ floor = '' }): Record<string, string> =>
    /^\d{0,2}$/.test(floor) ? {} : { floor: 'pattern' },
};
