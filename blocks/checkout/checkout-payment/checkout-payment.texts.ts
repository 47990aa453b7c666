import { defineTexts } from '#runtime/i18n/texts.ts';

export const checkoutPaymentTexts = defineTexts({
  hr: {
    title: 'Način plaćanja',
    description: 'Načini plaćanja koji idu uz košaricu.',
    fields: {
      title: 'Naslov',
      preselectIndex: 'Unaprijed odabran (od nule)',
    },
    ui: {
      title: 'Način plaćanja',
      none: 'Trenutačno nema načina plaćanja za ovu narudžbu. Promijenite način dostave.',
      cards: 'Kartice',
      buttons: 'Platite PayPalom',
      buttonsText: 'Vaša je narudžba zaprimljena i čeka plaćanje.',
      buttonsFault:
        'PayPal se nije otvorio i ništa nije naplaćeno. Odaberite drugi način plaćanja.',
      otherWay: 'Drugi način plaćanja',
    },
  },
  en: {
    title: 'Payment method',
    description: 'Ways of payment that go with the cart.',
    fields: {
      title: 'Title',
      preselectIndex: 'Chosen first (from zero)',
    },
    ui: {
      title: 'Way of payment',
      none: 'There is no way of payment for this order at the moment. Change the way of delivery.',
      cards: 'Cards',
      buttons: 'Pay with PayPal',
      buttonsText: 'We have your order; it waits for the payment.',
      buttonsFault: 'PayPal did not open and nothing was charged. Choose another way of payment.',
      otherWay: 'Another way of payment',
    },
  },
  de: {
    title: 'Zahlungsart',
    description: 'Zahlungsarten, die zum Warenkorb passen.',
    fields: {
      title: 'Titel',
      preselectIndex: 'Vorausgewählt (ab null)',
    },
    ui: {
      title: 'Zahlungsart',
      none: 'Für diese Bestellung gibt es derzeit keine Zahlungsart. Ändern Sie die Versandart.',
      cards: 'Karten',
      buttons: 'Mit PayPal zahlen',
      buttonsText: 'Ihre Bestellung ist eingegangen und wartet auf die Zahlung.',
      buttonsFault:
        'PayPal hat sich nicht geöffnet, es wurde nichts abgebucht. Wählen Sie eine andere Zahlungsart.',
      otherWay: 'Andere Zahlungsart',
    },
  },
});
