import { defineTexts } from '#runtime/i18n/texts.ts';

export const categoryBannerTexts = defineTexts({
  hr: {
    title: 'Zaglavlje kategorije',
    description: 'Naziv, opis i slika kategorije na njezinoj stranici.',
    fields: { variant: 'Izgled', height: 'Visina', showDescription: 'Prikaži opis' },
    choices: {
      variant: { banner: 'Sa slikom', plain: 'Samo naziv' },
      height: { s: 'Nisko', m: 'Srednje', l: 'Visoko' },
    },
  },
  en: {
    title: 'Category banner',
    description: 'Name, description and picture of a category on its page.',
    fields: { variant: 'Look', height: 'Height', showDescription: 'Show the description' },
    choices: {
      variant: { banner: 'With picture', plain: 'Name alone' },
      height: { s: 'Low', m: 'Medium', l: 'High' },
    },
  },
  de: {
    title: 'Kategoriekopf',
    description: 'Name, Beschreibung und Bild einer Kategorie auf ihrer Seite.',
    fields: { variant: 'Aussehen', height: 'Höhe', showDescription: 'Beschreibung zeigen' },
    choices: {
      variant: { banner: 'Mit Bild', plain: 'Nur der Name' },
      height: { s: 'Niedrig', m: 'Mittel', l: 'Hoch' },
    },
  },
});
