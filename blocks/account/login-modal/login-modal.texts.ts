import { defineTexts } from '#runtime/i18n/texts.ts';

export const loginModalTexts = defineTexts({
  hr: {
    title: 'Prozor za prijavu',
    description: 'Otvara se gostu prije naplate: prijava, novi račun ili kupnja bez računa.',
    fields: {
      title: 'Naslov prijave',
      newTitle: 'Naslov za nove kupce',
      newText: 'Tekst za nove kupce',
    },
    ui: {
      title: 'Prijavite se',
      newTitle: 'Novi ste?',
      newText: 'S računom kupujete brže i skupljate bodove.',
      register: 'Registrirajte se',
      guest: 'Kupite kao gost',
    },
  },
  en: {
    title: 'Login window',
    description: 'Opens for guests before the checkout: login, new account, or buying without one.',
    fields: {
      title: 'Title of the login',
      newTitle: 'Title for new customers',
      newText: 'Text for new customers',
    },
    ui: {
      title: 'Log in',
      newTitle: 'New here?',
      newText: 'An account makes shopping faster and collects points.',
      register: 'Create an account',
      guest: 'Buy as a guest',
    },
  },
  de: {
    title: 'Anmeldefenster',
    description:
      'Öffnet sich für Gäste vor der Kasse: Anmeldung, neues Konto oder Kauf ohne Konto.',
    fields: {
      title: 'Titel der Anmeldung',
      newTitle: 'Titel für neue Kunden',
      newText: 'Text für neue Kunden',
    },
    ui: {
      title: 'Anmelden',
      newTitle: 'Zum ersten Mal hier?',
      newText: 'Mit einem Konto kaufen Sie schneller ein und sammeln Punkte.',
      register: 'Konto eröffnen',
      guest: 'Als Gast kaufen',
    },
  },
});
