import { defineTexts } from '#runtime/i18n/texts.ts';

export const postCarouselTexts = defineTexts({
  hr: {
    title: 'Klizač objava',
    description: 'Najnovije objave s bloga, sve ili iz jedne kategorije.',
    fields: {
      eyebrow: 'Nadnaslov',
      title: 'Naslov',
      link: 'Poveznica',
      termSlug: 'Kategorija (oznaka u adresi)',
      limit: 'Najviše objava',
    },
    ui: { label: 'Objave' },
  },
  en: {
    title: 'Post carousel',
    description: 'The newest posts of the blog, all or of one category.',
    fields: {
      eyebrow: 'Eyebrow',
      title: 'Title',
      link: 'Link',
      termSlug: 'Category (name in the address)',
      limit: 'Most posts',
    },
    ui: { label: 'Posts' },
  },
  de: {
    title: 'Beitragskarussell',
    description: 'Die neuesten Beiträge des Blogs, alle oder aus einer Kategorie.',
    fields: {
      eyebrow: 'Dachzeile',
      title: 'Titel',
      link: 'Link',
      termSlug: 'Kategorie (Name in der Adresse)',
      limit: 'Höchstzahl der Beiträge',
    },
    ui: { label: 'Beiträge' },
  },
});
