import { defineTexts } from '#runtime/i18n/texts.ts';

export const richTextTexts = defineTexts({
  hr: {
    title: 'Tekst',
    description: 'Oblikovani tekst s naslovima, popisima i poveznicama.',
    fields: { text: 'Tekst', width: 'Širina', size: 'Veličina slova', align: 'Poravnanje' },
    choices: {
      width: { narrow: 'Usko', measure: 'Za čitanje', wide: 'Široko' },
      size: { s: 'Mala', m: 'Srednja', l: 'Velika' },
      align: { start: 'Lijevo', center: 'Sredina' },
    },
  },
  en: {
    title: 'Text',
    description: 'Formatted text with headings, lists and links.',
    fields: { text: 'Text', width: 'Width', size: 'Size', align: 'Alignment' },
    choices: {
      width: { narrow: 'Narrow', measure: 'For reading', wide: 'Wide' },
      size: { s: 'Small', m: 'Medium', l: 'Large' },
      align: { start: 'Left', center: 'Centre' },
    },
  },
  de: {
    title: 'Text',
    description: 'Formatierter Text mit Überschriften, Listen und Links.',
    fields: { text: 'Text', width: 'Breite', size: 'Größe', align: 'Ausrichtung' },
    choices: {
      width: { narrow: 'Schmal', measure: 'Zum Lesen', wide: 'Breit' },
      size: { s: 'Klein', m: 'Mittel', l: 'Groß' },
      align: { start: 'Links', center: 'Mitte' },
    },
  },
});
