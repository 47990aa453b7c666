import { defineTexts } from '#runtime/i18n/texts.ts';

export const personalDataFormTexts = defineTexts({
  hr: {
    title: 'Osobni podaci',
    description: 'Ime, email i članska kartica prijavljenog kupca.',
    fields: { title: 'Naslov' },
    ui: { title: 'Osobni podaci' },
  },
  en: {
    title: 'Personal data',
    description: 'Name, email and member card of a logged-in customer.',
    fields: { title: 'Title' },
    ui: { title: 'Personal data' },
  },
  de: {
    title: 'Persönliche Daten',
    description: 'Name, E-Mail und Kundenkarte eines angemeldeten Kunden.',
    fields: { title: 'Titel' },
    ui: { title: 'Persönliche Daten' },
  },
});
