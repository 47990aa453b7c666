import { defineTexts } from '#runtime/i18n/texts.ts';

const RATIOS = {
  '1 / 1': '1 : 1',
  '4 / 5': '4 : 5',
  '4 / 3': '4 : 3',
  '3 / 2': '3 : 2',
  '16 / 9': '16 : 9',
};

export const imageTexts = defineTexts({
  hr: {
    title: 'Slika',
    description: 'Slika s potpisom i poveznicom.',
    fields: {
      media: 'Slika',
      caption: 'Potpis',
      link: 'Poveznica',
      ratio: 'Omjer stranica',
      width: 'Širina',
    },
    choices: {
      ratio: { auto: 'Kao izvornik', ...RATIOS },
      width: { measure: 'Kao tekst', page: 'Kao sadržaj', full: 'Puna širina' },
    },
  },
  en: {
    title: 'Picture',
    description: 'A picture with caption and link.',
    fields: {
      media: 'Picture',
      caption: 'Caption',
      link: 'Link',
      ratio: 'Aspect ratio',
      width: 'Width',
    },
    choices: {
      ratio: { auto: 'As it is', ...RATIOS },
      width: { measure: 'As text', page: 'As the content', full: 'Full width' },
    },
  },
  de: {
    title: 'Bild',
    description: 'Ein Bild mit Unterschrift und Link.',
    fields: {
      media: 'Bild',
      caption: 'Bildunterschrift',
      link: 'Link',
      ratio: 'Seitenverhältnis',
      width: 'Breite',
    },
    choices: {
      ratio: { auto: 'Wie das Original', ...RATIOS },
      width: { measure: 'Wie Text', page: 'Wie der Inhalt', full: 'Volle Breite' },
    },
  },
});
