import { defineTexts } from '#runtime/i18n/texts.ts';

export const giftMessageTexts = defineTexts({
  hr: {
    title: 'Poruka uz poklon',
    description: 'Poruka koja ide u paket, s imenima.',
    fields: {
      title: 'Naslov',
      maxLength: 'Najviše znakova',
    },
    ui: {
      title: 'Ovo je poklon',
      hint: 'Poruku ispisujemo na čestitku. U paket ne stavljamo račun.',
      message: 'Poruka',
      to: 'Za koga',
      from: 'Od koga',
    },
  },
  en: {
    title: 'Gift message',
    description: 'A message that goes into the parcel, with names.',
    fields: {
      title: 'Title',
      maxLength: 'Most characters',
    },
    ui: {
      title: 'This is a gift',
      hint: 'We print the message on a card and leave the invoice out of the parcel.',
      message: 'Message',
      to: 'To',
      from: 'From',
    },
  },
  de: {
    title: 'Geschenknachricht',
    description: 'Eine Nachricht im Paket, mit Namen.',
    fields: {
      title: 'Titel',
      maxLength: 'Höchstens Zeichen',
    },
    ui: {
      title: 'Das ist ein Geschenk',
      hint: 'Wir drucken die Nachricht auf eine Karte, ohne Rechnung im Paket.',
      message: 'Nachricht',
      to: 'Für',
      from: 'Von',
    },
  },
});
