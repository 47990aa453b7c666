import { defineTexts } from '#runtime/i18n/texts.ts';

export const highlightedPostsTexts = defineTexts({
  hr: {
    title: 'Najčitanije objave',
    description: 'Klizač objava jedne kategorije: četiri u redu, na mobitelu jedna.',
    fields: {
      eyebrow: 'Nadnaslov',
      title: 'Naslov',
      link: 'Poveznica',
      termSlug: 'Kategorija (oznaka u adresi)',
      limit: 'Najviše objava',
    },
    ui: { label: 'Najčitanije' },
  },
  en: {
    title: 'Highlighted posts',
    description: 'Carousel of the posts of one category: four in a row, one on phones.',
    fields: {
      eyebrow: 'Eyebrow',
      title: 'Title',
      link: 'Link',
      termSlug: 'Category (name in the address)',
      limit: 'Most posts',
    },
    ui: { label: 'Most read' },
  },
  de: {
    title: 'Hervorgehobene Beiträge',
    description:
      'Karussell der Beiträge einer Kategorie: vier nebeneinander, auf dem Telefon einer.',
    fields: {
      eyebrow: 'Dachzeile',
      title: 'Titel',
      link: 'Link',
      termSlug: 'Kategorie (Name in der Adresse)',
      limit: 'Höchstzahl der Beiträge',
    },
    ui: { label: 'Meistgelesen' },
  },
});
