import { defineTexts } from '#runtime/i18n/texts.ts';

export const postCategoryListTexts = defineTexts({
  hr: {
    title: 'Objave po kategorijama',
    description: 'Popis kategorija, odabrana kategorija i njezine objave po stranicama.',
    fields: {
      eyebrow: 'Nadnaslov',
      title: 'Naslov',
      text: 'Uvod',
      level: 'Razina naslova',
      limit: 'Objava na stranici',
      addresses: 'Adresa kategorije',
    },
    choices: {
      level: { h1: 'Naslov stranice', h2: 'Naslov odjeljka' },
      addresses: { query: 'Na ovoj stranici', path: 'Pod adresom bloga' },
    },
    ui: {
      categories: 'Kategorije objava',
      all: 'Sve kategorije',
      pages: 'Stranice popisa',
      none: 'Ovdje još nema objava. Vratite se uskoro.',
      unknown: 'Ta kategorija ne postoji ili je preimenovana.',
      toAll: 'Pogledajte sve objave',
    },
  },
  en: {
    title: 'Posts by category',
    description: 'A list of categories, the chosen one and its posts, page by page.',
    fields: {
      eyebrow: 'Eyebrow',
      title: 'Title',
      text: 'Introduction',
      level: 'Level of the title',
      limit: 'Posts on a page',
      addresses: 'Address of a category',
    },
    choices: {
      level: { h1: 'Title of the page', h2: 'Title of a section' },
      addresses: { query: 'On this page', path: 'Below the blog' },
    },
    ui: {
      categories: 'Post categories',
      all: 'All categories',
      pages: 'Pages of the list',
      none: 'There are no posts here yet. Come back soon.',
      unknown: 'This category does not exist, or was renamed.',
      toAll: 'See all posts',
    },
  },
  de: {
    title: 'Beiträge nach Kategorie',
    description: 'Eine Liste der Kategorien, die gewählte und ihre Beiträge, Seite für Seite.',
    fields: {
      eyebrow: 'Dachzeile',
      title: 'Titel',
      text: 'Einleitung',
      level: 'Ebene des Titels',
      limit: 'Beiträge auf einer Seite',
      addresses: 'Adresse einer Kategorie',
    },
    choices: {
      level: { h1: 'Titel der Seite', h2: 'Titel eines Abschnitts' },
      addresses: { query: 'Auf dieser Seite', path: 'Unter dem Blog' },
    },
    ui: {
      categories: 'Kategorien der Beiträge',
      all: 'Alle Kategorien',
      pages: 'Seiten der Liste',
      none: 'Hier gibt es noch keine Beiträge. Schauen Sie bald wieder vorbei.',
      unknown: 'Diese Kategorie gibt es nicht, oder sie heißt jetzt anders.',
      toAll: 'Alle Beiträge ansehen',
    },
  },
});
