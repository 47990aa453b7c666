import { defineTexts } from '#runtime/i18n/texts.ts';

export const profileTabsTexts = defineTexts({
  hr: {
    title: 'Kartice profila',
    description: 'Četiri dijela profila: podaci, narudžbe, lista želja i lozinka.',
    fields: {
      title: 'Naslov',
      personal: 'Kartica podataka',
      orders: 'Kartica narudžbi',
      wishlist: 'Kartica liste želja',
      password: 'Kartica lozinke',
    },
    ui: {
      title: 'Moj profil',
      label: 'Dijelovi profila',
      personal: 'Osobni podaci',
      orders: 'Povijest narudžbi',
      wishlist: 'Lista želja',
      password: 'Postavke lozinke',
    },
  },
  en: {
    title: 'Profile tabs',
    description: 'Four parts of the profile: data, orders, wishlist and password.',
    fields: {
      title: 'Title',
      personal: 'Tab of the data',
      orders: 'Tab of the orders',
      wishlist: 'Tab of the wishlist',
      password: 'Tab of the password',
    },
    ui: {
      title: 'My profile',
      label: 'Parts of the profile',
      personal: 'Personal data',
      orders: 'Order history',
      wishlist: 'Wishlist',
      password: 'Password settings',
    },
  },
  de: {
    title: 'Profilreiter',
    description: 'Vier Teile des Profils: Daten, Bestellungen, Wunschliste und Passwort.',
    fields: {
      title: 'Titel',
      personal: 'Reiter der Daten',
      orders: 'Reiter der Bestellungen',
      wishlist: 'Reiter der Wunschliste',
      password: 'Reiter des Passworts',
    },
    ui: {
      title: 'Mein Profil',
      label: 'Teile des Profils',
      personal: 'Persönliche Daten',
      orders: 'Bestellungen',
      wishlist: 'Wunschliste',
      password: 'Passwort',
    },
  },
});
