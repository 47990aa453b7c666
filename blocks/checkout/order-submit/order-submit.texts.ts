import { defineTexts } from '#runtime/i18n/texts.ts';

export const orderSubmitTexts = defineTexts({
  hr: {
    title: 'Gumb narudžbe',
    description: 'Potvrđuje narudžbu s iznosom.',
    fields: {
      label: 'Natpis',
    },
    ui: {
      label: 'Naruči s obvezom plaćanja',
      total: 'Ukupno za platiti',
      tax: 'PDV je uključen.',
    },
  },
  en: {
    title: 'Order button',
    description: 'Confirms the order with its total.',
    fields: {
      label: 'Label',
    },
    ui: {
      label: 'Order and pay',
      total: 'Total to pay',
      tax: 'VAT is included.',
    },
  },
  de: {
    title: 'Bestellknopf',
    description: 'Bestätigt die Bestellung mit Summe.',
    fields: {
      label: 'Beschriftung',
    },
    ui: {
      label: 'Zahlungspflichtig bestellen',
      total: 'Gesamtsumme',
      tax: 'MwSt. ist enthalten.',
    },
  },
});
