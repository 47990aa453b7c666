import { defineTexts } from '#runtime/i18n/texts.ts';

export const wishlistGridTexts = defineTexts({
  hr: {
    title: 'Lista želja',
    description: 'Proizvodi koje je kupac spremio za poslije.',
    fields: { title: 'Naslov' },
    ui: {
      title: 'Lista želja',
      none: 'Vaša lista želja je prazna.',
      start: 'Započni s kupovinom',
      remove: 'Ukloni s liste želja',
    },
  },
  en: {
    title: 'Wishlist',
    description: 'Products that a customer put aside for later.',
    fields: { title: 'Title' },
    ui: {
      title: 'Wishlist',
      none: 'Your wishlist is empty.',
      start: 'Start shopping',
      remove: 'Remove from the wishlist',
    },
  },
  de: {
    title: 'Wunschliste',
    description: 'Produkte, die ein Kunde sich gemerkt hat.',
    fields: { title: 'Titel' },
    ui: {
      title: 'Wunschliste',
      none: 'Ihre Wunschliste ist leer.',
      start: 'Einkauf beginnen',
      remove: 'Von der Wunschliste entfernen',
    },
  },
});
