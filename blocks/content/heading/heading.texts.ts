import { defineTexts } from '#runtime/i18n/texts.ts';

export const headingTexts = defineTexts({
  hr: {
    title: 'Naslov',
    description: 'Samostalan naslov.',
    fields: { text: 'Tekst', level: 'Razina', size: 'Veličina', align: 'Poravnanje' },
    choices: {
      level: { h1: 'Glavni (1)', h2: 'Sekcija (2)', h3: 'Odlomak (3)', h4: 'Pododlomak (4)' },
      size: { s: 'Mala', m: 'Srednja', l: 'Velika', xl: 'Najveća' },
      align: { start: 'Lijevo', center: 'Sredina', end: 'Desno' },
    },
  },
  en: {
    title: 'Heading',
    description: 'A heading by itself.',
    fields: { text: 'Text', level: 'Level', size: 'Size', align: 'Alignment' },
    choices: {
      level: { h1: 'Main (1)', h2: 'Section (2)', h3: 'Part (3)', h4: 'Detail (4)' },
      size: { s: 'Small', m: 'Medium', l: 'Large', xl: 'Largest' },
      align: { start: 'Left', center: 'Centre', end: 'Right' },
    },
  },
  de: {
    title: 'Überschrift',
    description: 'Eine einzelne Überschrift.',
    fields: { text: 'Text', level: 'Ebene', size: 'Größe', align: 'Ausrichtung' },
    choices: {
      level: { h1: 'Haupttitel (1)', h2: 'Abschnitt (2)', h3: 'Absatz (3)', h4: 'Einzelheit (4)' },
      size: { s: 'Klein', m: 'Mittel', l: 'Groß', xl: 'Sehr groß' },
      align: { start: 'Links', center: 'Mitte', end: 'Rechts' },
    },
  },
});
