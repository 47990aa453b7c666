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
      text: 'Novac nije naplaćen i narudžba nije potvrđena. Vaša je košarica sačuvana: pokušajte ponovno ili odaberite drugi način plaćanja.',
      textEmpty: 'Novac nije naplaćen i narudžba nije potvrđena.',
      textWaiting: 'Plaćanje nije dovršeno. Narudžba još čeka.',
      again: 'Pokušajte ponovno',
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
      text: 'No money was charged and the order is not confirmed. Your cart is kept: try again or choose another way of payment.',
      textEmpty: 'No money was charged and the order is not confirmed.',
      textWaiting: 'The payment was not finished. The order still waits.',
      again: 'Try again',
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
      text: 'Es wurde nichts abgebucht und die Bestellung ist nicht bestätigt. Ihr Warenkorb ist noch da: Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
      textEmpty: 'Es wurde nichts abgebucht und die Bestellung ist nicht bestätigt.',
      textWaiting: 'Die Zahlung wurde nicht abgeschlossen. Die Bestellung wartet noch.',
      again: 'Erneut versuchen',
      shop: 'Zurück zum Shop',
      contact: 'Kontakt',
    },
  },
});
