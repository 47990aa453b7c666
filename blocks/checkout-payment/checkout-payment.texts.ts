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
    },
  },
});
