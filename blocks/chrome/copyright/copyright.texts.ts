import { defineTexts } from '#runtime/i18n/texts.ts';

export const copyrightTexts = defineTexts({
  hr: {
    title: 'Autorska prava',
    description: 'Završni redak. Prazan tekst uzima opciju CopyrightText; {year} je godina.',
    fields: { text: 'Tekst', align: 'Poravnanje' },
    choices: { align: { start: 'Lijevo', center: 'Sredina', end: 'Desno' } },
  },
  en: {
    title: 'Copyright',
    description:
      'The closing line. An empty text takes the option CopyrightText; {year} is the year.',
    fields: { text: 'Text', align: 'Alignment' },
    choices: { align: { start: 'Left', center: 'Centre', end: 'Right' } },
  },
  de: {
    title: 'Copyright',
    description:
      'Die Schlusszeile. Ein leerer Text nimmt die Option CopyrightText; {year} ist das Jahr.',
    fields: { text: 'Text', align: 'Ausrichtung' },
    choices: { align: { start: 'Links', center: 'Mitte', end: 'Rechts' } },
  },
});
