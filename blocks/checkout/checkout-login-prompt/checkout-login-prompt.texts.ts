import { defineTexts } from '#runtime/i18n/texts.ts';

export const checkoutLoginPromptTexts = defineTexts({
  hr: {
    title: 'Poziv na prijavu',
    description: 'Pita gosta ima li već račun.',
    fields: {
      text: 'Tekst',
    },
    ui: {
      text: 'Već imate korisnički račun?',
      login: 'Prijavite se',
      known: 'Prijavljeni ste kao {{name}}.',
    },
  },
  en: {
    title: 'Login prompt',
    description: 'Asks a guest whether there is an account already.',
    fields: {
      text: 'Text',
    },
    ui: {
      text: 'Already have an account?',
      login: 'Log in',
      known: 'You are logged in as {{name}}.',
    },
  },
  de: {
    title: 'Anmeldehinweis',
    description: 'Fragt Gäste, ob sie schon ein Konto haben.',
    fields: {
      text: 'Text',
    },
    ui: {
      text: 'Haben Sie schon ein Konto?',
      login: 'Anmelden',
      known: 'Sie sind angemeldet als {{name}}.',
    },
  },
});
