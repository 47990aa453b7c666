import { defineTexts } from '#runtime/i18n/texts.ts';

const RATIOS = { '2 / 1': '2 : 1', '16 / 9': '16 : 9', '3 / 2': '3 : 2' };

export const postHeaderTexts = defineTexts({
  hr: {
    title: 'Zaglavlje objave',
    description: 'Kategorije, naslov, datum, sažetak i slika objave.',
    fields: { showDate: 'Datum', showExcerpt: 'Sažetak', ratio: 'Omjer slike' },
    choices: { ratio: { ...RATIOS, none: 'Bez slike' } },
    ui: { categories: 'Kategorije objave' },
  },
  en: {
    title: 'Post header',
    description: 'Categories, title, date, excerpt and picture of the post.',
    fields: { showDate: 'Date', showExcerpt: 'Excerpt', ratio: 'Aspect ratio of the picture' },
    choices: { ratio: { ...RATIOS, none: 'No picture' } },
    ui: { categories: 'Categories of the post' },
  },
  de: {
    title: 'Beitragskopf',
    description: 'Kategorien, Titel, Datum, Auszug und Bild des Beitrags.',
    fields: { showDate: 'Datum', showExcerpt: 'Auszug', ratio: 'Seitenverhältnis des Bildes' },
    choices: { ratio: { ...RATIOS, none: 'Ohne Bild' } },
    ui: { categories: 'Kategorien des Beitrags' },
  },
});
