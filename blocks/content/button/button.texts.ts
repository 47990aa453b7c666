import { defineTexts } from '#runtime/i18n/texts.ts';

export const buttonTexts = defineTexts({
  hr: {
    title: 'Gumb',
    description: 'Poveznica u obliku gumba.',
    fields: { link: 'Poveznica', variant: 'Izgled', size: 'Veličina', align: 'Položaj' },
    choices: {
      variant: { primary: 'Glavni', secondary: 'Obrub', text: 'Samo tekst' },
      size: { s: 'Mali', m: 'Srednji', l: 'Veliki' },
      align: { start: 'Lijevo', center: 'Sredina', end: 'Desno', stretch: 'Puna širina' },
    },
  },
  en: {
    title: 'Button',
    description: 'A link that looks like a button.',
    fields: { link: 'Link', variant: 'Look', size: 'Size', align: 'Position' },
    choices: {
      variant: { primary: 'Main', secondary: 'Outline', text: 'Text only' },
      size: { s: 'Small', m: 'Medium', l: 'Large' },
      align: { start: 'Left', center: 'Centre', end: 'Right', stretch: 'Full width' },
    },
  },
  de: {
    title: 'Schaltfläche',
    description: 'Ein Link in Form einer Schaltfläche.',
    fields: { link: 'Link', variant: 'Aussehen', size: 'Größe', align: 'Position' },
    choices: {
      variant: { primary: 'Haupt', secondary: 'Rahmen', text: 'Nur Text' },
      size: { s: 'Klein', m: 'Mittel', l: 'Groß' },
      align: { start: 'Links', center: 'Mitte', end: 'Rechts', stretch: 'Volle Breite' },
    },
  },
});
