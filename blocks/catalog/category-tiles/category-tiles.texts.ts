import { defineTexts } from '#runtime/i18n/texts.ts';

export const categoryTilesTexts = defineTexts({
  hr: {
    title: 'Pločice kategorija',
    description: 'Slike kategorija s nazivom i poveznicom.',
    fields: {
      eyebrow: 'Nadnaslov',
      title: 'Naslov',
      link: 'Poveznica',
      categoryIds: 'Kategorije (bez izbora: sve glavne)',
      columns: 'Broj stupaca',
      shape: 'Oblik slike',
      showName: 'Prikaži naziv',
    },
    choices: { shape: { portrait: 'Uspravno', landscape: 'Položeno', square: 'Kvadrat' } },
  },
  en: {
    title: 'Category tiles',
    description: 'Pictures of categories with name and link.',
    fields: {
      eyebrow: 'Eyebrow',
      title: 'Title',
      link: 'Link',
      categoryIds: 'Categories (none chosen: all at the top)',
      columns: 'Columns',
      shape: 'Shape of the picture',
      showName: 'Show the name',
    },
    choices: { shape: { portrait: 'Portrait', landscape: 'Landscape', square: 'Square' } },
  },
  de: {
    title: 'Kategoriekacheln',
    description: 'Bilder von Kategorien mit Name und Link.',
    fields: {
      eyebrow: 'Dachzeile',
      title: 'Titel',
      link: 'Link',
      categoryIds: 'Kategorien (ohne Auswahl: alle obersten)',
      columns: 'Spalten',
      shape: 'Form des Bildes',
      showName: 'Namen zeigen',
    },
    choices: { shape: { portrait: 'Hochformat', landscape: 'Querformat', square: 'Quadrat' } },
  },
});
