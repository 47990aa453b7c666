import { defineTexts } from '#runtime/i18n/texts.ts';

export const contactFormTexts = defineTexts({
  hr: {
    title: 'Obrazac za upit',
    description: 'Kupac šalje pitanje trgovini.',
    fields: { title: 'Naslov', text: 'Tekst', button: 'Gumb' },
    ui: {
      name: 'Ime i prezime',
      email: 'Email',
      message: 'Vaša poruka',
      submit: 'Pošaljite upit',
    },
  },
  en: {
    title: 'Contact form',
    description: 'A customer sends a question to the shop.',
    fields: { title: 'Title', text: 'Text', button: 'Button' },
    ui: {
      name: 'Name',
      email: 'Email',
      message: 'Your message',
      submit: 'Send',
    },
  },
  de: {
    title: 'Kontaktformular',
    description: 'Ein Kunde schickt dem Shop eine Frage.',
    fields: { title: 'Titel', text: 'Text', button: 'Schaltfläche' },
    ui: {
      name: 'Vor- und Nachname',
      email: 'E-Mail',
      message: 'Ihre Nachricht',
      submit: 'Anfrage senden',
    },
  },
});
