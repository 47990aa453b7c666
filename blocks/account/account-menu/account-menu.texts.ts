import { defineTexts } from '#runtime/i18n/texts.ts';

export const accountMenuTexts = defineTexts({
  hr: {
    title: 'Korisnički izbornik',
    description: 'Prijava i registracija za goste; inicijali i izbornik za prijavljene.',
    fields: {
      guestTitle: 'Naslov za goste',
      guestText: 'Tekst za goste',
      showName: 'Prikaži ime uz inicijale',
    },
    ui: {
      account: 'Korisnički račun',
      mine: 'Moj račun',
      welcome: 'Dobro došli',
      login: 'Prijava',
      register: 'Registracija',
      profile: 'Moj profil',
      wishlist: 'Lista želja',
      logout: 'Odjava',
    },
  },
  en: {
    title: 'Account menu',
    description: 'Log-in and registration for guests; initials and a menu for customers.',
    fields: {
      guestTitle: 'Title for guests',
      guestText: 'Text for guests',
      showName: 'Show the name beside the initials',
    },
    ui: {
      account: 'Account',
      mine: 'My account',
      welcome: 'Welcome',
      login: 'Log in',
      register: 'Create account',
      profile: 'My profile',
      wishlist: 'Wishlist',
      logout: 'Log out',
    },
  },
  de: {
    title: 'Kontomenü',
    description: 'Anmeldung und Registrierung für Gäste; Initialen und Menü für Kunden.',
    fields: {
      guestTitle: 'Titel für Gäste',
      guestText: 'Text für Gäste',
      showName: 'Namen neben den Initialen anzeigen',
    },
    ui: {
      account: 'Kundenkonto',
      mine: 'Mein Konto',
      welcome: 'Willkommen',
      login: 'Anmelden',
      register: 'Registrieren',
      profile: 'Mein Profil',
      wishlist: 'Wunschliste',
      logout: 'Abmelden',
    },
  },
});
