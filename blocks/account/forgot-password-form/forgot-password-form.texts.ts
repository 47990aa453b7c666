import { defineTexts } from '#runtime/i18n/texts.ts';

export const forgotPasswordFormTexts = defineTexts({
  hr: {
    title: 'Zaboravljena lozinka',
    description: 'Zahtjev za novu lozinku i obrazac iza poveznice iz poruke.',
    fields: { title: 'Naslov', text: 'Tekst' },
    ui: {
      title: 'Zaboravljena lozinka',
      text: 'Upišite email adresu svojeg računa. Poslat ćemo vam poveznicu za novu lozinku.',
      newTitle: 'Nova lozinka',
      email: 'Email',
      send: 'Pošaljite',
      password: 'Nova lozinka',
      again: 'Ponovite novu lozinku',
      save: 'Spremite',
      login: 'Natrag na prijavu',
    },
  },
  en: {
    title: 'Forgotten password',
    description: 'A request for a new password, and the form behind the link of the message.',
    fields: { title: 'Title', text: 'Text' },
    ui: {
      title: 'Forgotten password',
      text: 'Enter the email address of your account. We will send you a link to choose a new password.',
      newTitle: 'New password',
      email: 'Email',
      send: 'Send',
      password: 'New password',
      again: 'Repeat the new password',
      save: 'Save',
      login: 'Back to the login',
    },
  },
  de: {
    title: 'Passwort vergessen',
    description: 'Die Bitte um ein neues Passwort und das Formular hinter dem Link der Nachricht.',
    fields: { title: 'Titel', text: 'Text' },
    ui: {
      title: 'Passwort vergessen',
      text: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link für ein neues Passwort.',
      newTitle: 'Neues Passwort',
      email: 'E-Mail',
      send: 'Senden',
      password: 'Neues Passwort',
      again: 'Neues Passwort wiederholen',
      save: 'Speichern',
      login: 'Zurück zur Anmeldung',
    },
  },
});
