import { defineTexts } from '#runtime/i18n/texts.ts';

export const blogCategoryStripTexts = defineTexts({
  hr: {
    title: 'Kategorije bloga',
    description: 'Red poveznica na sve objave i na objave svake kategorije.',
    fields: { align: 'Poravnanje' },
    choices: { align: { start: 'Lijevo', center: 'Sredina' } },
    ui: { label: 'Kategorije objava', all: 'Sve kategorije' },
  },
  en: {
    title: 'Blog categories',
    description: 'A row of links to all posts and to those of each category.',
    fields: { align: 'Alignment' },
    choices: { align: { start: 'Left', center: 'Centre' } },
    ui: { label: 'Post categories', all: 'All categories' },
  },
  de: {
    title: 'Blogkategorien',
    description: 'Eine Reihe von Links zu allen Beiträgen und denen jeder Kategorie.',
    fields: { align: 'Ausrichtung' },
    choices: { align: { start: 'Links', center: 'Mitte' } },
    ui: { label: 'Beitragskategorien', all: 'Alle Kategorien' },
  },
});
