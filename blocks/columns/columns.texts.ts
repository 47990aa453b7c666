import { defineTexts } from '#runtime/i18n/texts.ts';

export const columnsTexts = defineTexts({
  hr: {
    title: 'Stupci',
    description: 'Jedan do šest stupaca za druge blokove.',
    fields: {
      count: 'Broj stupaca',
      ratio: 'Omjer širina',
      gap: 'Razmak',
      align: 'Okomito poravnanje',
      width: 'Širina',
      stack: 'Na malom zaslonu',
    },
    choices: {
      ratio: { equal: 'Jednako', '1-2': '1 : 2', '2-1': '2 : 1', '2-3': '2 : 3', '3-2': '3 : 2' },
      gap: { none: 'Bez', s: 'Mali', m: 'Srednji', l: 'Veliki' },
      align: { start: 'Gore', center: 'Sredina', end: 'Dolje', stretch: 'Ista visina' },
      width: { page: 'Širina sadržaja', full: 'Puna širina' },
      stack: {
        page: 'Jedan ispod drugoga',
        reverse: 'Obrnutim redom',
        two: 'Dva u redu',
        never: 'Bez promjene',
      },
    },
  },
  en: {
    title: 'Columns',
    description: 'One to six columns for other blocks.',
    fields: {
      count: 'Number of columns',
      ratio: 'Ratio of widths',
      gap: 'Gap',
      align: 'Vertical alignment',
      width: 'Width',
      stack: 'On a small screen',
    },
    choices: {
      ratio: { equal: 'Equal', '1-2': '1 : 2', '2-1': '2 : 1', '2-3': '2 : 3', '3-2': '3 : 2' },
      gap: { none: 'None', s: 'Small', m: 'Medium', l: 'Large' },
      align: { start: 'Top', center: 'Centre', end: 'Bottom', stretch: 'Same height' },
      width: { page: 'Width of the content', full: 'Full width' },
      stack: {
        page: 'One under another',
        reverse: 'In reverse order',
        two: 'Two in a row',
        never: 'No change',
      },
    },
  },
  de: {
    title: 'Spalten',
    description: 'Eine bis sechs Spalten für andere Blöcke.',
    fields: {
      count: 'Anzahl der Spalten',
      ratio: 'Verhältnis der Breiten',
      gap: 'Abstand',
      align: 'Senkrechte Ausrichtung',
      width: 'Breite',
      stack: 'Auf kleinem Bildschirm',
    },
    choices: {
      ratio: { equal: 'Gleich', '1-2': '1 : 2', '2-1': '2 : 1', '2-3': '2 : 3', '3-2': '3 : 2' },
      gap: { none: 'Keiner', s: 'Klein', m: 'Mittel', l: 'Groß' },
      align: { start: 'Oben', center: 'Mitte', end: 'Unten', stretch: 'Gleiche Höhe' },
      width: { page: 'Breite des Inhalts', full: 'Volle Breite' },
      stack: {
        page: 'Untereinander',
        reverse: 'In umgekehrter Folge',
        two: 'Zwei in einer Reihe',
        never: 'Unverändert',
      },
    },
  },
});
