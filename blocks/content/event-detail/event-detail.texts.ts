import { defineTexts } from '#runtime/i18n/texts.ts';

const RATIOS = { '2 / 1': '2 : 1', '16 / 9': '16 : 9', '3 / 2': '3 : 2' };

export const eventDetailTexts = defineTexts({
  hr: {
    title: 'Događaj',
    description: 'Naslov, vrijeme, broj dolazaka, slika i opis događaja.',
    fields: { showAttendees: 'Broj dolazaka', ratio: 'Omjer slike' },
    choices: { ratio: { ...RATIOS, none: 'Bez slike' } },
    ui: {
      kind: 'Događaj',
      attendees_one: 'Dolazi {{count}} osoba',
      attendees_few: 'Dolaze {{count}} osobe',
      attendees_other: 'Dolazi {{count}} osoba',
    },
  },
  en: {
    title: 'Event',
    description: 'Title, time, number of guests, picture and words of the event.',
    fields: { showAttendees: 'Number of guests', ratio: 'Aspect ratio of the picture' },
    choices: { ratio: { ...RATIOS, none: 'No picture' } },
    ui: {
      kind: 'Event',
      attendees_one: '{{count}} person is coming',
      attendees_few: '{{count}} people are coming',
      attendees_other: '{{count}} people are coming',
    },
  },
  de: {
    title: 'Veranstaltung',
    description: 'Titel, Zeit, Zahl der Gäste, Bild und Text der Veranstaltung.',
    fields: { showAttendees: 'Zahl der Gäste', ratio: 'Seitenverhältnis des Bildes' },
    choices: { ratio: { ...RATIOS, none: 'Ohne Bild' } },
    ui: {
      kind: 'Veranstaltung',
      attendees_one: '{{count}} Person kommt',
      attendees_few: '{{count}} Personen kommen',
      attendees_other: '{{count}} Personen kommen',
    },
  },
});
