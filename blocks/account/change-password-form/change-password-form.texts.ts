import { defineTexts } from '#runtime/i18n/texts.ts';

export const changePasswordFormTexts = defineTexts({
  hr: {
    title: 'Promjena lozinke',
    description: 'Stara i nova lozinka prijavljenog kupca.',
    fields: { title: 'Naslov' },
    ui: {
      title: 'Postavke lozinke',
      old: 'Stara lozinka',
      new: 'Nova lozinka',
      again: 'Ponovite novu lozinku',
      submit: 'Promjeni',
    },
  },
  en: {
    title: 'Password change',
    description: 'The old and the new password of a logged-in customer.',
    fields: { title: 'Title' },
    ui: {
      title: 'Password settings',
      old: 'Old password',
      new: 'New password',
      again: 'Repeat the new password',
      submit: 'Change',
    },
  },
  de: {
    title: 'Passwort ändern',
    description: 'Altes und neues Passwort eines angemeldeten Kunden.',
    fields: { title: 'Titel' },
    ui: {
      title: 'Passwort',
      old: 'Altes Passwort',
      new: 'Neues Passwort',
      again: 'Neues Passwort wiederholen',
      submit: 'Ändern',
    },
  },
});
