import { defineTexts } from '#runtime/i18n/texts.ts';

export const orderNoteTexts = defineTexts({
  hr: {
    title: 'Napomena uz narudžbu',
    description: 'Što kupac želi poručiti uz narudžbu.',
    fields: {
      title: 'Naslov',
      maxLength: 'Najviše znakova',
    },
    ui: {
      title: 'Napomena uz narudžbu',
      hint: 'Neobavezno, npr. kat ili vrijeme kad ste kod kuće.',
    },
  },
  en: {
    title: 'Order note',
    description: 'What the shopper wants to add to the order.',
    fields: {
      title: 'Title',
      maxLength: 'Most characters',
    },
    ui: {
      title: 'Note to the order',
      hint: 'Optional, such as the floor or when you are at home.',
    },
  },
  de: {
    title: 'Anmerkung',
    description: 'Was der Kunde zur Bestellung sagen möchte.',
    fields: {
      title: 'Titel',
      maxLength: 'Höchstens Zeichen',
    },
    ui: {
      title: 'Anmerkung zur Bestellung',
      hint: 'Freiwillig, z. B. Stockwerk oder wann Sie zu Hause sind.',
    },
  },
});
