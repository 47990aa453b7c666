import { defineTexts } from '#runtime/i18n/texts.ts';

export const checkoutSuccessTexts = defineTexts({
  hr: {
    title: 'Zahvala za narudžbu',
    description: 'Zahvaljuje kupcu i pokazuje broj narudžbe.',
    fields: {
      title: 'Naslov',
      text: 'Tekst',
      button: 'Natpis gumba',
    },
    ui: {
      title: 'Hvala na narudžbi!',
      titleNamed: 'Hvala na narudžbi, {{name}}!',
      text: 'Potvrdu smo poslali na vaš email.',
      number: 'Broj narudžbe',
      total: 'Ukupno',
      payment: 'Plaćanje',
      paid: 'plaćeno',
      transfer: 'Podatke za uplatu i 2D kod naći ćete u poruci. Paket šaljemo kad uplata stigne.',
      onDelivery: 'Iznos platite kuriru pri preuzimanju.',
      collect: 'Pripremite broj narudžbe.',
      button: 'Natrag na naslovnicu',
      orders: 'Pogledajte svoje narudžbe',
    },
  },
  en: {
    title: 'Thanks for the order',
    description: 'Thanks the shopper and shows the number of the order.',
    fields: {
      title: 'Title',
      text: 'Text',
      button: 'Label of the button',
    },
    ui: {
      title: 'Thank you for your order!',
      titleNamed: 'Thank you for your order, {{name}}!',
      text: 'We have sent a confirmation to your email.',
      number: 'Order number',
      total: 'Total',
      payment: 'Payment',
      paid: 'paid',
      transfer:
        'The payment details and a code to scan are in the message. We ship once the money arrives.',
      onDelivery: 'You pay the courier on delivery.',
      collect: 'Have the order number at hand.',
      button: 'Back to the home page',
      orders: 'See your orders',
    },
  },
  de: {
    title: 'Dank für die Bestellung',
    description: 'Dankt dem Kunden und zeigt die Bestellnummer.',
    fields: {
      title: 'Titel',
      text: 'Text',
      button: 'Beschriftung',
    },
    ui: {
      title: 'Danke für Ihre Bestellung!',
      titleNamed: 'Danke für Ihre Bestellung, {{name}}!',
      text: 'Die Bestätigung ist unterwegs zu Ihrer E-Mail.',
      number: 'Bestellnummer',
      total: 'Gesamt',
      payment: 'Zahlung',
      paid: 'bezahlt',
      transfer:
        'Zahlungsdaten und Code stehen in der Nachricht. Wir versenden nach Zahlungseingang.',
      onDelivery: 'Sie zahlen beim Kurier.',
      collect: 'Halten Sie die Bestellnummer bereit.',
      button: 'Zur Startseite',
      orders: 'Ihre Bestellungen',
    },
  },
});
