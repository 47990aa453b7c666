import { defineTexts } from '#runtime/i18n/texts.ts';

export const checkoutFailureTexts = defineTexts({
  hr: {
    title: 'Neuspjelo plaćanje',
    description: 'Povratna stranica kad plaćanje ne uspije.',
    fields: {
      title: 'Naslov',
      text: 'Tekst',
    },
    ui: {
      title: 'Plaćanje nije uspjelo',
      text: 'Novac nije naplaćen i narudžba nije potvrđena. Naručite ponovno ili odaberite drugi način plaćanja.',
      shop: 'Natrag u trgovinu',
      contact: 'Javite nam se',
    },
  },
  en: {
    title: 'Failed payment',
    description: 'Where a payment returns when it fails.',
    fields: {
      title: 'Title',
      text: 'Text',
    },
    ui: {
      title: 'The payment failed',
      text: 'No money was charged and the order is not confirmed. Order again or choose another way of payment.',
      shop: 'Back to the shop',
      contact: 'Contact us',
    },
  },
  de: {
    title: 'Zahlung fehlgeschlagen',
    description: 'Wohin eine fehlgeschlagene Zahlung zurückführt.',
    fields: {
      title: 'Titel',
      text: 'Text',
    },
    ui: {
      title: 'Die Zahlung ist fehlgeschlagen',
      text: 'Es wurde nichts abgebucht und die Bestellung ist nicht bestätigt. Bestellen Sie erneut oder wählen Sie eine andere Zahlungsart.',
      shop: 'Zurück zum Shop',
      contact: 'Kontakt',
    },
  },
});
