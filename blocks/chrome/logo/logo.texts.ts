import { defineTexts } from '#runtime/i18n/texts.ts';

export const logoTexts = defineTexts({
  hr: {
    title: 'Logotip',
    description: 'Logotip trgovine s poveznicom na naslovnicu.',
    fields: { media: 'Slika', alt: 'Naziv (čita se naglas)', width: 'Širina (px)' },
    ui: { home: 'Naslovnica' },
  },
  en: {
    title: 'Logo',
    description: "The shop's logo, linked to the home page.",
    fields: { media: 'Picture', alt: 'Name (read out)', width: 'Width (px)' },
    ui: { home: 'Home' },
  },
  de: {
    title: 'Logo',
    description: 'Logo des Shops mit Link zur Startseite.',
    fields: { media: 'Bild', alt: 'Name (wird vorgelesen)', width: 'Breite (px)' },
    ui: { home: 'Startseite' },
  },
});
