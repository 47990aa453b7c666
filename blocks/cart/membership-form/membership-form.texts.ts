import { defineTexts } from '#runtime/i18n/texts.ts';

export const membershipFormTexts = defineTexts({
  hr: {
    title: 'Članska kartica',
    description: 'Unos broja članske kartice u košarici.',
    fields: { title: 'Naslov', text: 'Tekst za goste' },
    ui: {
      title: 'Članska kartica',
      barcode: 'Broj kartice',
      apply: 'Primijeni',
      required: 'Upišite broj članske kartice',
      used: 'Kartica {{card}} je primijenjena',
      already: 'Ova je kartica već primijenjena',
      guest: 'Članovi kupuju povoljnije. Prijavite se da biste upisali karticu.',
      login: 'Prijava',
    },
  },
  en: {
    title: 'Member card',
    description: 'Entry of a member card in the cart.',
    fields: { title: 'Title', text: 'Text for guests' },
    ui: {
      title: 'Member card',
      barcode: 'Card number',
      apply: 'Apply',
      required: 'Enter the number of your member card',
      used: 'Card {{card}} was applied',
      already: 'This card is in use already',
      guest: 'Members pay less. Log in to enter your card.',
      login: 'Log in',
    },
  },
  de: {
    title: 'Mitgliedskarte',
    description: 'Eingabe einer Mitgliedskarte im Warenkorb.',
    fields: { title: 'Titel', text: 'Text für Gäste' },
    ui: {
      title: 'Mitgliedskarte',
      barcode: 'Kartennummer',
      apply: 'Anwenden',
      required: 'Geben Sie die Nummer Ihrer Mitgliedskarte ein',
      used: 'Karte {{card}} wird verwendet',
      already: 'Diese Karte wird bereits verwendet',
      guest: 'Mitglieder kaufen günstiger. Melden Sie sich an, um Ihre Karte einzugeben.',
      login: 'Anmelden',
    },
  },
});
