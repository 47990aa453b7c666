import { defineTexts } from '#runtime/i18n/texts.ts';

export const loginFormTexts = defineTexts({
  hr: {
    title: 'Prijava',
    description: 'Obrazac za prijavu kupca.',
    fields: {
      title: 'Naslov',
      text: 'Tekst',
      redirectDisabled: 'Nakon prijave uvijek na naslovnicu',
    },
    ui: {
      title: 'Prijava',
      new: 'Još nemate račun?',
      register: 'Registrirajte se',
      verify: 'Potvrdite e-mail',
      verifyText: 'Potvrdite da je ova email adresa vaša.',
      verified: 'E-mail potvrđen',
      verifyFailed: 'Poveznica za potvrdu emaila nije ispravna, istekla je ili je već iskorištena.',
    },
  },
  en: {
    title: 'Login form',
    description: 'A form for customers to log in.',
    fields: {
      title: 'Title',
      text: 'Text',
      redirectDisabled: 'After a login always to the home page',
    },
    ui: {
      title: 'Log in',
      new: 'New here?',
      register: 'Create an account',
      verify: 'Confirm e-mail',
      verifyText: 'Confirm that this e-mail address is yours.',
      verified: 'E-mail confirmed',
      verifyFailed: 'The confirmation link is not valid, has expired or was used already.',
    },
  },
  de: {
    title: 'Anmeldeformular',
    description: 'Ein Formular, mit dem Kunden sich anmelden.',
    fields: {
      title: 'Titel',
      text: 'Text',
      redirectDisabled: 'Nach der Anmeldung immer zur Startseite',
    },
    ui: {
      title: 'Anmelden',
      new: 'Noch kein Konto?',
      register: 'Registrieren',
      verify: 'E-Mail bestätigen',
      verifyText: 'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
      verified: 'E-Mail bestätigt',
      verifyFailed: 'Der Bestätigungslink ist ungültig, abgelaufen oder wurde bereits verwendet.',
    },
  },
});
