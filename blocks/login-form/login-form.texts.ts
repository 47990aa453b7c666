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
      email: 'Email',
      password: 'Lozinka',
      submit: 'Prijavite se',
      forgot: 'Zaboravljena lozinka?',
      new: 'Još nemate račun?',
      register: 'Registrirajte se',
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
      email: 'Email',
      password: 'Password',
      submit: 'Log in',
      forgot: 'Forgot your password?',
      new: 'New here?',
      register: 'Create an account',
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
      email: 'E-Mail',
      password: 'Passwort',
      submit: 'Anmelden',
      forgot: 'Passwort vergessen?',
      new: 'Noch kein Konto?',
      register: 'Registrieren',
    },
  },
});
