import { defineTexts } from '#runtime/i18n/texts.ts';

export const siteHeaderTexts = defineTexts({
  hr: {
    title: 'Zaglavlje',
    description: 'Okvir zaglavlja: traka, logotip, izbornik, pretraga, račun i košarica.',
    fields: { sticky: 'Ostaje vidljivo pri pomicanju', arrangement: 'Raspored' },
    slots: {
      strip: 'Traka',
      popup: 'Obavijest o dostavi',
      login: 'Prijava prije naplate',
      added: 'Prozor nakon dodavanja',
      start: 'Logotip',
      nav: 'Izbornik',
      search: 'Pretraga',
      end: 'Račun i košarica',
    },
    choices: {
      sticky: {
        always: 'Uvijek',
        wide: 'Na velikim zaslonima',
        narrow: 'Na malim zaslonima',
        never: 'Nikad',
      },
      arrangement: { line: 'Jedan red', stacked: 'Logotip u sredini' },
    },
  },
  en: {
    title: 'Header',
    description: 'Frame of the header: strip, logo, navigation, search, account and cart.',
    fields: { sticky: 'Stays in view', arrangement: 'Arrangement' },
    slots: {
      strip: 'Strip',
      popup: 'Delivery notice',
      login: 'Login before the checkout',
      added: 'Window after adding',
      start: 'Logo',
      nav: 'Navigation',
      search: 'Search',
      end: 'Account and cart',
    },
    choices: {
      sticky: {
        always: 'Always',
        wide: 'On large screens',
        narrow: 'On small screens',
        never: 'Never',
      },
      arrangement: { line: 'One line', stacked: 'Logo in the middle' },
    },
  },
  de: {
    title: 'Kopfbereich',
    description: 'Rahmen des Kopfbereichs: Leiste, Logo, Navigation, Suche, Konto und Warenkorb.',
    fields: { sticky: 'Bleibt sichtbar', arrangement: 'Anordnung' },
    slots: {
      strip: 'Leiste',
      popup: 'Lieferhinweis',
      login: 'Anmeldung vor der Kasse',
      added: 'Fenster nach dem Hinzufügen',
      start: 'Logo',
      nav: 'Navigation',
      search: 'Suche',
      end: 'Konto und Warenkorb',
    },
    choices: {
      sticky: {
        always: 'Immer',
        wide: 'Auf großen Bildschirmen',
        narrow: 'Auf kleinen Bildschirmen',
        never: 'Nie',
      },
      arrangement: { line: 'Eine Zeile', stacked: 'Logo in der Mitte' },
    },
  },
});
