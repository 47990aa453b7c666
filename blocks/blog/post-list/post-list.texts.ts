import { defineTexts } from '#runtime/i18n/texts.ts';

export const postListTexts = defineTexts({
  hr: {
    title: 'Popis objava',
    description: 'Objave bloga ili odabrane kategorije; gumb dodaje sljedeće.',
    fields: { more: 'Tekst gumba', limit: 'Objava na početku', step: 'Objava po dodavanju' },
    ui: {
      all: 'Sve objave',
      unknown: 'Ta kategorija ne postoji',
      none: 'Ovdje još nema objava.',
      toAll: 'Pogledajte sve objave',
      more: 'Učitajte još sadržaja...',
      read: 'Pročitajte više',
    },
  },
  en: {
    title: 'Post list',
    description: 'Posts of the blog or of a chosen category; a button adds the next ones.',
    fields: { more: 'Text of the button', limit: 'Posts at first', step: 'Posts added each time' },
    ui: {
      all: 'All posts',
      unknown: 'There is no such category',
      none: 'There are no posts here yet.',
      toAll: 'See all posts',
      more: 'Load more...',
      read: 'Read more',
    },
  },
  de: {
    title: 'Beitragsliste',
    description: 'Beiträge des Blogs oder einer Kategorie; eine Schaltfläche fügt weitere an.',
    fields: {
      more: 'Text der Schaltfläche',
      limit: 'Beiträge am Anfang',
      step: 'Beiträge je Nachladen',
    },
    ui: {
      all: 'Alle Beiträge',
      unknown: 'Diese Kategorie gibt es nicht',
      none: 'Hier gibt es noch keine Beiträge.',
      toAll: 'Alle Beiträge ansehen',
      more: 'Mehr laden...',
      read: 'Weiterlesen',
    },
  },
});
