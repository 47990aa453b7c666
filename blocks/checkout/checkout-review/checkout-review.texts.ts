import { defineTexts } from '#runtime/i18n/texts.ts';

export const checkoutReviewTexts = defineTexts({
  hr: {
    title: 'Pregled narudžbe',
    description: 'Kontakt, dostava i adresa prije plaćanja.',
    fields: {
      title: 'Naslov',
    },
    ui: {
      title: 'Pregled narudžbe',
      contact: 'Kontakt',
      address: 'Adresa dostave',
      payer: 'Kupac',
      delivery: 'Način dostave',
      change: 'Promijenite',
      gift: 'Poklon',
      giftFor: 'Za: {{name}}',
      giftFrom: 'Od: {{name}}',
      none: 'Podatke ćete vidjeti nakon prva dva koraka.',
      oib: 'OIB {{oib}}',
    },
  },
  en: {
    title: 'Order review',
    description: 'Contact, delivery and address before the payment.',
    fields: {
      title: 'Title',
    },
    ui: {
      title: 'Review of the order',
      contact: 'Contact',
      address: 'Delivery address',
      payer: 'Payer',
      delivery: 'Way of delivery',
      change: 'Change',
      gift: 'Gift',
      giftFor: 'To: {{name}}',
      giftFrom: 'From: {{name}}',
      none: 'You will see this after the first two steps.',
      oib: 'Tax number {{oib}}',
    },
  },
  de: {
    title: 'Bestellübersicht',
    description: 'Kontakt, Versand und Adresse vor der Zahlung.',
    fields: {
      title: 'Titel',
    },
    ui: {
      title: 'Bestellung prüfen',
      contact: 'Kontakt',
      address: 'Lieferadresse',
      payer: 'Käufer',
      delivery: 'Versandart',
      change: 'Ändern',
      gift: 'Geschenk',
      giftFor: 'Für: {{name}}',
      giftFrom: 'Von: {{name}}',
      none: 'Das sehen Sie nach den ersten zwei Schritten.',
      oib: 'Steuernummer {{oib}}',
    },
  },
});
